import { portal } from '../../../contract/features/portal.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { pageAt } from '../../site/page-at.ts'
import { refuseOtherSites } from './other-sites.ts'
import { createEnquiries, type Further, type Picked } from './enquiries.ts'
import type { Messages } from '../messages/messages.ts'
import { sendNotice } from '../messages/notice.ts'
import { isShown } from './shown.ts'
import type { Visits } from './visits.ts'

interface VisitorParts<F extends Picked> {
  /** The store of enquiries. */
  store: Store
  further: Further<F>
  visits: Visits
  /** The address of the site's own pages: `https://example.com`. */
  publicUrl: string
  messages: Pick<Messages, 'sendMail'>
}

/** The calls by which visitors send enquiries and views. */
export function visitorHandlers<F extends Picked>({ store, further, visits, publicUrl, messages }: VisitorParts<F>): Mounted[] {
  const enquiries = createEnquiries(store, further, (ctx) =>
    // E-07: tells the people whom the settings name.
    sendNotice(ctx, messages, { about: 'enquiry', receivers: ctx.settings.enquiryNotices ?? [], address: `${publicUrl}/#/enquiry` }),
  )
  const looks = createNetworkLimit(120, 60)

  /** A view that is not counted is no error, because the visitor cannot do anything about it. */
  async function look({ path }: { path: string }, ctx: Context) {
    refuseOtherSites(ctx, publicUrl)
    const page = pageAt(path)
    if (page === null || !(await mayCount(ctx)) || !(await isShown(ctx, page))) return null
    visits.add({ path: page.path, language: ctx.language }, ctx.origin.userAgent)
    return null
  }

  const mayCount = (ctx: Context) =>
    looks.take(ctx.origin.ip).then(
      () => true,
      () => false,
    )

  return [
    handlePrepared(
      portal.enquire,
      async (_, ctx) => {
        refuseOtherSites(ctx, publicUrl)
        await enquiries.admit(ctx)
      },
      enquiries.take,
    ),
    handle(portal.visit, look),
  ]
}
