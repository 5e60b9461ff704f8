import type { Job } from '../../../contract/features/jobs.ts'

interface KindWords {
  /** Of how far it has come. */
  progress: `admin.jobs.${'progress' | 'backupProgress' | 'collectProgress'}`
  /** Of what it has done. */
  result: `admin.jobs.${'exported' | 'imported' | 'backedUp' | 'setAside'}`
  /** True when what was done before an end in the middle stays, in rows. */
  keepsRows: boolean
}

const ROWS: KindWords = { progress: 'admin.jobs.progress', result: 'admin.jobs.exported', keepsRows: true }

const OTHERS: Partial<Record<Job['kind'], KindWords>> = {
  import: { ...ROWS, result: 'admin.jobs.imported' },
  collect: { progress: 'admin.jobs.collectProgress', result: 'admin.jobs.setAside', keepsRows: false },
  backup: { progress: 'admin.jobs.backupProgress', result: 'admin.jobs.backedUp', keepsRows: false },
}

/** The words of a kind; most deal with rows. */
export const wordsOf = (kind: Job['kind']): KindWords => OTHERS[kind] ?? ROWS
