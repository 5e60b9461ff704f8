import {
  CRS,
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  polygon,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { AREAS, SIZE, type Point } from './plan.ts'

interface Pin {
  name: string
  about: string
  at: Point
}

interface Options {
  pins: readonly Pin[]
  isCalm: boolean
  choose: (name: string) => void
}

/** Leaflet counts up and then to the right. */
const latLng = ([x, y]: Point): LatLngTuple => [y, x]

/** Shows the plan with its pins in the element of `place`. */
export function usePlan({ pins, isCalm, choose }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<LeafletMap | null>(null)
  const markers = useRef(new Map<string, Marker>())
  const latest = useLatest(choose)

  useEffect(() => {
    const bounds = latLngBounds([0, 0], latLng(SIZE))
    const made = createMap(place.current!, {
      crs: CRS.Simple,
      minZoom: -2,
      maxZoom: 3,
      zoomSnap: 0.25,
      maxBounds: bounds.pad(0.3),
      attributionControl: false,
      zoomControl: false,
      fadeAnimation: !isCalm,
      zoomAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
    })
    made.fitBounds(bounds)
    for (const { kind, corners } of AREAS) polygon(corners.map(latLng), { className: `baidumap-${kind}`, interactive: false }).addTo(made)
    const watcher = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    watcher.observe(place.current!)
    setShown(made)
    return () => {
      watcher.disconnect()
      setShown(null)
      made.remove()
    }
  }, [isCalm])

  useEffect(() => {
    if (!shown) return
    const held = markers.current
    for (const { name, about, at } of pins) {
      const pin = marker(latLng(at), { icon: PIN, title: name, alt: name, keyboard: true })
      pin
        .bindPopup(popupOf(name, about), { closeButton: false })
        .on('popupopen', () => latest.current(name))
        .addTo(shown)
      held.set(name, pin)
    }
    return () => {
      for (const pin of held.values()) pin.remove()
      held.clear()
    }
  }, [shown, pins, latest])

  return {
    place,
    zoom: (step: number) => shown?.setZoom(shown.getZoom() + step, { animate: !isCalm }),
    whole: () => shown?.fitBounds(latLngBounds([0, 0], latLng(SIZE)), { animate: !isCalm }),
    show(name: string) {
      const pin = markers.current.get(name)
      if (!pin || !shown) return
      shown.setView(pin.getLatLng(), Math.max(shown.getZoom(), 0.75), { animate: !isCalm })
      pin.openPopup()
    },
  }
}

const PIN = divIcon({ className: 'baidumap-pin', html: '<span></span>', iconSize: [26, 34], iconAnchor: [13, 32], popupAnchor: [0, -30] })

function popupOf(name: string, about: string): HTMLElement {
  const popup = document.createElement('div')
  const title = document.createElement('b')
  title.textContent = name
  popup.append(title, document.createElement('br'), about)
  return popup
}
