/**
 * The lanes of jobs: those of one never wait for those of another. `quick`: the server itself does several at once, since they only wait for the answer of
 * another server. `short` and `long`: each a process of its own, which does one after the other.
 */
export const JOB_LANES = ['quick', 'short', 'long'] as const
export type JobLane = (typeof JOB_LANES)[number]

/** Work that goes on after the reply (B-70): a row in the table `job`. */
export interface JobKind {
  lane: JobLane
  /** True when the job may go on after its process was killed; false when a repetition could do harm, so that it then fails and says so. */
  isRepeatable: boolean
  /** The words with which it then fails, unless the usual ones are right. */
  interrupted?: string
  /** True when its params are emptied as it ends: they are sealed, or long, and of no more use. Nobody can then let it go on. */
  isEmptied?: boolean
  /** Its process may be silent for so long (ms) before another takes the job; 15 seconds unless told. */
  lease?: number
  /** The waiting times in ms before each further attempt after a failure that may pass. */
  waits: readonly number[]
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** The hours of a day behind the first attempts. */
const EACH_HOUR = Array.from({ length: 22 }, () => HOUR)

export const JOB_KINDS = {
  /** Writes the rows of a list into a file. */
  export: { lane: 'short', isRepeatable: true, waits: [2 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE] },
  /** Creates rows from a file. */
  import: { lane: 'long', isRepeatable: true, waits: [2 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE] },
  /** Deletes what the settings no longer keep, once an hour on all nodes together. */
  prune: { lane: 'short', isRepeatable: true, waits: [MINUTE, 5 * MINUTE, 15 * MINUTE] },
  /** Puts away what was left in the folder of uploads, once a day on all nodes together. */
  collect: { lane: 'short', isRepeatable: true, waits: [MINUTE, 5 * MINUTE, 15 * MINUTE] },
  /** Copies the whole site and verifies the copy: once a day, and when somebody asks for it. A full disk may take a day to pass. */
  backup: { lane: 'long', isRepeatable: true, lease: MINUTE, waits: [5 * MINUTE, 30 * MINUTE, ...EACH_HOUR] },
  /** Writes the rows of a log into a signed file. */
  logExport: { lane: 'short', isRepeatable: true, waits: [2 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE] },
  /** Gives a mail to the mail server; each attempt carries the same Message-ID. */
  mail: { lane: 'quick', isRepeatable: true, isEmptied: true, waits: [2 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE] },
  /** Gives a text message to the gateway. Nobody is to get it twice, and a code lasts five minutes. */
  sms: { lane: 'quick', isRepeatable: false, interrupted: 'job.interruptedSms', isEmptied: true, waits: [2 * SECOND, 10 * SECOND] },
  /** Tells a search engine of changed addresses. After the last attempt it finds them in the sitemap. */
  push: { lane: 'quick', isRepeatable: true, isEmptied: true, waits: [30 * SECOND, 5 * MINUTE, 60 * MINUTE] },
  /** Gives an answer to a form to the address that the form names. The receiver knows a repetition by its id. */
  webhook: { lane: 'quick', isRepeatable: true, waits: [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] },
} as const satisfies Record<string, JobKind>

export type JobKindName = keyof typeof JOB_KINDS
export type JobKinds = Readonly<Record<JobKindName, JobKind>>

export const JOB_KIND_NAMES = Object.keys(JOB_KINDS) as [JobKindName, ...JobKindName[]]

export const kindsOf = (lane: JobLane): JobKindName[] => JOB_KIND_NAMES.filter((name) => JOB_KINDS[name].lane === lane)

/** The kinds that send something to a person. */
export const MESSAGE_KINDS = ['mail', 'sms'] as const satisfies readonly JobKindName[]
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The subjects of messages, as the list of jobs names them. */
export const MESSAGE_SUBJECTS = ['reset', 'phoneCode', 'phone', 'email', 'enquiry', 'answer', 'burst'] as const
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number]

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** True for a state that the job leaves by itself. */
export const isOpen = (state: JobState): boolean => state === 'waiting' || state === 'running'
