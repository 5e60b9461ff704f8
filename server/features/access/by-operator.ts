import { access } from '../../../contract/features/access.ts'
import { asOperator, type OperatorParts } from '../../http/as-operator.ts'
import { holdersOf } from './holders.ts'
import { subjectOf, type Asked } from './subject.ts'

const PAGE = 500

/** Tells the operator who may do something, with a row if one is named: everybody, with the ways of the roles that let them. */
export const whoCan = (parts: OperatorParts, asked: Asked) =>
  asOperator(parts, { endpoint: access.holders, input: asked }, async (ctx) => {
    const subject = await subjectOf(ctx, asked)
    const people: Awaited<ReturnType<typeof holdersOf>>['items'] = []
    for (;;) {
      const page = await holdersOf(ctx, subject, { skipCount: people.length, maxResultCount: PAGE })
      people.push(...page.items)
      if (page.items.length < PAGE) return { subject, people }
    }
  })
