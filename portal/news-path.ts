import { withQuery } from './paths.ts'

export const newsPath = ({ id }: { id: number }) => withQuery('/_newsdetail', { id })
