import { createStore, useStore } from '../../state/store.ts'

const KEY = 'portico.example.mixin'
const within = (amount: number) => Math.min(100, Math.max(0, Math.round(amount)))

const store = createStore({ amount: within(Number(localStorage.getItem(KEY)) || 0) }, ({ amount }) =>
  localStorage.setItem(KEY, String(amount)),
)

/** An amount from 0 to 100 that every component with this hook shares, and that this browser keeps. */
export function useAmount() {
  const { amount } = useStore(store)
  const set = (next: number) => store.set({ amount: within(next) })
  return { amount, set, add: (by: number) => set(amount + by), reset: () => set(0) }
}
