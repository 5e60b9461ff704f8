import type { ViewProps } from '../../resource/kinds/props/view.ts'

/** An address to write to. */
export const Mail = ({ value }: ViewProps) => <a href={`mailto:${encodeURI(String(value))}`}>{String(value)}</a>

/** A number to call. */
export const Telephone = ({ value }: ViewProps) => <a href={`tel:${String(value).replaceAll(/[^\d+]/g, '')}`}>{String(value)}</a>
