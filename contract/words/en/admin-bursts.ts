import type { bursts as zhBursts } from '../zh-CN/admin-bursts.ts'

/** Words of the notices of bursts. */
export const bursts: typeof zhBursts = {
  title: 'Alerts',
  bell: 'Alerts and jobs',
  unseen: '{{number}} unread',
  none: 'None in the last 30 days',
  seen: 'Mark all as read',
  kinds: {
    account: 'Failed sign-ins of an account',
    address: 'Failed sign-ins from an address',
    signIns: 'Many failed sign-ins',
    serverErrors: 'Server errors',
    browserErrors: 'Errors of browsers',
  },
  of: '{{kind}}: {{subject}}',
  peak: '{{count}} within {{minutes}} min',
  since: 'Since {{from}}, still going on',
  ended: '{{from}} to {{until}}',
  more: 'Show all',
}
