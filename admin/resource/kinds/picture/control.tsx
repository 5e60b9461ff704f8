import { AimOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD_DEFAULTS } from '../../../../contract/format/upload-defaults.ts'
import type { ControlProps } from '../props/control.ts'
import { DropBox } from '../../pieces/drop-box.tsx'
import { Thumbnail } from '../../pieces/thumbnail.tsx'
import { useUpload, type Prepare } from '../../data/upload.ts'
import { useAskRemove } from '../../pieces/use-ask-remove.ts'
import { allowed } from '../../data/allowed-files.ts'
import { formatsOf, type UploadLimits } from '../../data/upload-checks.ts'
import { usePictureLimits } from '../../data/upload-limits.ts'
import { part } from '../../../browser/part.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import { ChooseButton } from './choose-button.tsx'
import { ReplaceButton } from './replace-button.tsx'

const FocusDialog = part(() => import('./focus-dialog.tsx'))

interface BoxProps {
  id?: string | undefined
  limits: UploadLimits
  /** The addresses of the pictures that are there. */
  present?: readonly string[]
  /** Is told the addresses of the uploaded pictures. */
  taken: (addresses: string[]) => void
  left?: (() => void) | undefined
  small?: boolean
  prepare?: Prepare | undefined
}

/** The box to drop or choose pictures. */
export function UploadBox({ id, limits, present = [], taken, left, small = false, prepare }: BoxProps) {
  const { t } = useTranslation()
  const { percent, upload } = useUpload('picture', prepare)
  const { componentDisabled } = ConfigProvider.useConfig()

  async function take(files: File[]): Promise<void> {
    const addresses: string[] = []
    const there = present.map((name) => ({ name, size: 0 }))
    for (const file of allowed(files, { about: 'picture', limits, present: there })) {
      const view = await upload(file)
      if (view) addresses.push(view.url)
    }
    if (addresses.length > 0) taken(addresses)
    left?.()
  }
  return (
    <DropBox
      id={id}
      accept={limits.types?.join(',')}
      multiple={limits.limit !== 1}
      disabled={componentDisabled || percent !== null}
      className={small ? 'kit-upload-small' : ''}
      take={(files) => void take(files)}
    >
      {percent === null ? <PlusOutlined aria-hidden /> : <Progress type="circle" size={44} percent={percent} />}
      <span>{percent === null ? t('admin.upload.choose') : t('admin.upload.busy', { percent })}</span>
      {!small && (
        <span className="kit-hint">
          {t('admin.upload.hint', {
            formats: formatsOf(limits.types ?? []).join(t('admin.tabs.comma')),
            megabytes: limits.fileSize ?? UPLOAD_DEFAULTS.megabytes,
          })}
        </span>
      )}
    </DropBox>
  )
}

interface ShownProps {
  address: string
  change: (address: string | null) => void
  /** Set where another picture may take the place of this one. */
  limits?: UploadLimits
  prepare?: Prepare | undefined
}

/** An uploaded picture with its buttons: put another in its place, choose the focus point for cropping, or remove it. */
export const Shown = ({ address, change, limits, prepare }: ShownProps) => {
  const { t } = useTranslation()
  const [isAiming, setAiming] = useState(false)
  const ask = useAskRemove()
  return (
    <div className="kit-shown">
      <Thumbnail address={address} size="kit-picture" />
      <span className="kit-shown-buttons">
        {limits && <ReplaceButton limits={limits} taken={change} prepare={prepare} />}
        {limits && !prepare && <ChooseButton isSmall taken={([chosen]) => change(chosen!)} />}
        <Button
          size="small"
          icon={<AimOutlined />}
          aria-label={t('admin.focus.title')}
          title={t('admin.focus.title')}
          onClick={() => setAiming(true)}
        />
        <Button
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('admin.upload.remove')}
          onClick={() => ask(() => change(null))}
        />
      </span>
      <Late close={() => setAiming(false)}>
        {isAiming && <FocusDialog address={address} choose={change} close={() => setAiming(false)} />}
      </Late>
    </div>
  )
}

type OneProps = Pick<ControlProps, 'id' | 'value' | 'onChange' | 'onBlur'> & { limits: UploadLimits; prepare?: Prepare }

/** T-13, single mode: the box shows while there is no picture. */
export function OnePicture({ id, value, onChange, onBlur, limits, prepare }: OneProps) {
  const one = { limits: { ...limits, limit: 1 }, prepare }
  if (value) return <Shown address={value as string} change={(address) => onChange?.(address)} {...one} />
  const taken = ([address]: string[]) => onChange?.(address)
  return (
    <>
      <UploadBox id={id} taken={taken} left={onBlur} {...one} />
      {/* A picture that is made ready before it is sent, as an avatar is, comes from this computer. */}
      {!prepare && (
        <div className="kit-choose">
          <ChooseButton taken={taken} />
        </div>
      )}
    </>
  )
}

export const PictureControl = (props: Omit<OneProps, 'limits' | 'prepare'>) => <OnePicture {...props} limits={usePictureLimits()} />
