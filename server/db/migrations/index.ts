import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { foundation } from './0001-foundation.ts'
import { catalogue } from './0002-catalogue.ts'
import { articles } from './0003-articles.ts'
import { visitors } from './0004-visitors.ts'
import { search } from './0005-search.ts'
import { sessionRole } from './0006-session-role.ts'
import { newsByline } from './0007-news-byline.ts'
import { roleNames } from './0008-role-names.ts'
import { countedRequests } from './0009-counted-requests.ts'
import { listsAtSize } from './0010-lists-at-size.ts'
import { statesInRows } from './0011-states-in-rows.ts'
import { narrowTerms } from './0012-narrow-terms.ts'
import { filtersInIndexes } from './0013-filters-in-indexes.ts'
import { lookups } from './0014-lookups.ts'
import { words } from './0015-words.ts'
import { organizationUnitTables } from './0016-organization-unit.ts'
import { ownershipColumns } from './0017-ownership.ts'
import { oneTimeCodeTable } from './0018-one-time-code.ts'
import { secondFactors } from './0019-second-factors.ts'
import { externalIdentity } from './0020-external-identity.ts'
import { headsWhoLeft } from './0021-heads-who-left.ts'
import { siteSettingTable } from './0022-site-setting.ts'
import { readLogs } from './0023-read-logs.ts'
import { jobTable } from './0024-job.ts'
import { logTotals } from './0025-log-totals.ts'
import { alerts } from './0026-alerts.ts'
import { addressesOfOperations } from './0028-addresses-of-operations.ts'
import { messagesAreJobs } from './0029-messages-are-jobs.ts'
import { peopleAtSize } from './0031-people-at-size.ts'
import { listedUploads } from './0032-listed-uploads.ts'
import { slidesOfSections } from './0033-slides-of-sections.ts'
import { searchMisses } from './0034-search-misses.ts'
import { formTables } from './0035-form.ts'
import { formAnswerTables } from './0036-form-answer.ts'
import { vouchedPeople } from './0037-vouched-people.ts'
import { idempotencyKeyTable } from './0038-idempotency-key.ts'
import { sortKeys } from './0039-sort-keys.ts'
import { uploadUseTable } from './0041-upload-use.ts'
import { uploadContents } from './0043-upload-contents.ts'
import { enquiryAnswers } from './0044-enquiry-answers.ts'
import { renamedCodeTable } from './0046-renamed-code.ts'
import { productDocuments } from './0047-product-documents.ts'
import { enquiryFiles } from './0048-enquiry-files.ts'
import { staffForms } from './0049-staff-forms.ts'
import { mediaLibrary } from './0050-media-library.ts'
import { enquiryChoices } from './0051-enquiry-choices.ts'
import { formsForSome } from './0052-forms-for-some.ts'

/** Every migration, in order. Each is frozen once it has landed: a later change is a later migration. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-foundation': foundation(engine),
  '0002-catalogue': catalogue(engine),
  '0003-articles': articles(engine),
  '0004-visitors': visitors(engine),
  '0005-search': search(engine),
  '0006-session-role': sessionRole(engine),
  '0007-news-byline': newsByline(engine),
  '0008-role-names': roleNames(engine),
  '0009-counted-requests': countedRequests(engine),
  '0010-lists-at-size': listsAtSize(engine),
  '0011-states-in-rows': statesInRows(engine),
  '0012-narrow-terms': narrowTerms(engine),
  '0013-filters-in-indexes': filtersInIndexes(engine),
  '0014-lookups': lookups(engine),
  '0015-words': words(),
  '0016-organization-unit': organizationUnitTables(engine),
  '0017-ownership': ownershipColumns(engine),
  '0018-one-time-code': oneTimeCodeTable(engine),
  '0019-second-factors': secondFactors(engine),
  '0020-external-identity': externalIdentity(engine),
  '0021-heads-who-left': headsWhoLeft(),
  '0022-site-setting': siteSettingTable(engine),
  '0023-read-logs': readLogs(engine),
  '0024-job': jobTable(engine),
  '0025-log-totals': logTotals(engine),
  '0026-alerts': alerts(engine),
  '0028-addresses-of-operations': addressesOfOperations(engine),
  '0029-messages-are-jobs': messagesAreJobs(engine),
  '0031-people-at-size': peopleAtSize(engine),
  '0032-listed-uploads': listedUploads(engine),
  '0033-slides-of-sections': slidesOfSections(engine),
  '0034-search-misses': searchMisses(engine),
  '0035-form': formTables(engine),
  '0036-form-answer': formAnswerTables(engine),
  '0037-vouched-people': vouchedPeople(engine),
  '0038-idempotency-key': idempotencyKeyTable(engine),
  '0039-sort-keys': sortKeys(engine),
  '0041-upload-use': uploadUseTable(engine),
  '0043-upload-contents': uploadContents(engine),
  '0044-enquiry-answers': enquiryAnswers(engine),
  '0046-renamed-code': renamedCodeTable(engine),
  '0047-product-documents': productDocuments(engine),
  '0048-enquiry-files': enquiryFiles(engine),
  '0049-staff-forms': staffForms(engine),
  '0050-media-library': mediaLibrary(engine),
  '0051-enquiry-choices': enquiryChoices(),
  '0052-forms-for-some': formsForSome(engine),
})
