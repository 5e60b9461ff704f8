/** The numbers of those parts of a text that the site cannot keep, by kind. */
export interface Losses {
  /** Pictures of the writer's computer, of a mail or of another program: the browser may not read them. */
  local: number
  /** Pictures of other web sites. */
  foreign: number
  /** Films, frames, drawings and formulas. */
  media: number
  /** Links that lead to no address of the web; their text stays. */
  links: number
  /** Pictures and tables in a text that only holds words. */
  unfit: number
}

const LOSS_KINDS = ['local', 'foreign', 'media', 'links', 'unfit'] as const satisfies readonly (keyof Losses)[]

/** The kinds of which something is lost. */
export const lostKinds = (losses: Losses) => LOSS_KINDS.filter((kind) => losses[kind] > 0)
