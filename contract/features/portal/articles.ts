import { z } from 'zod'
import { rowId } from '../../schema.ts'
import { article } from '../../resources/article.ts'
import { knownSorting } from '../../sorting.ts'
import { card, code, keyword, page, paging, part, text, which } from './shared.ts'

/** The codes of the top categories whose articles the portal's pages show. */
const SECTIONS = ['about', 'business', 'technology', 'client', 'partner'] as const
export type Section = (typeof SECTIONS)[number]

const articleCard = {
  ...card,
  title: z.string(),
  summary: text,
  cover: text,
  /** The code of its category at the top: one of the sections, or another one that staff have added. */
  section: z.string(),
  subCategory: text,
  subCategoryName: text,
  link: text,
}
export const articleListView = z.strictObject(articleCard)
export type ArticleListView = z.infer<typeof articleListView>

/** `content` is sanitised HTML. */
export const articleView = z.strictObject({ ...articleCard, ...page, sectionName: z.string(), content: text })
export type ArticleView = z.infer<typeof articleView>

export const subCategoryView = z.strictObject({ id: z.int(), code: z.string(), name: z.string(), description: text, count: z.int() })
export type SubCategoryView = z.infer<typeof subCategoryView>

/** Articles of one section; `category` is the code of a category below it. */
const sorting = knownSorting(article, articleCard).optional()
export const listArticlesInput = z.strictObject({ ...paging, category: code, keyword, sorting })
/** Without id and slug it is the first article of the section, or of its category. */
export const sectionArticleInput = z.strictObject({ ...which, category: code })
export const articleInput = z.strictObject(which)

/** A category at the top or below, by id or code. */
const category = { categoryId: rowId.optional(), category: code }
export const listByCategoryInput = z.strictObject({ ...paging, ...category, subCategoryId: rowId.optional(), keyword, sorting })
export const subCategoriesInput = z.strictObject({ ...category, ...part })
