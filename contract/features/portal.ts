import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { galleryPicture } from '../resources/gallery-picture.ts'
import { listOf } from '../schema.ts'
import { knownSorting } from '../sorting.ts'
import { composed } from '../field-schema.ts'
import {
  articleInput,
  articleListView,
  articleView,
  listArticlesInput,
  listByCategoryInput,
  sectionArticleInput,
  subCategoriesInput,
  subCategoryView,
} from './portal/articles.ts'
import { portalCalls } from './portal/calls.ts'
import { contactFormInput, formAnswerInput, formAnswerReceipt, formInput, formView } from './portal/forms.ts'
import { categoryView, listNewsInput, newsInput, newsListView, newsView } from './portal/news.ts'
import {
  listProductsInput,
  productFiltersInput,
  productFiltersView,
  productInput,
  productListView,
  productTypeView,
  productView,
} from './portal/products.ts'
import { renamedInput, renamedView } from './portal/renamed.ts'
import { searchInput, searchView } from './portal/search.ts'
import { kept, paging, part, preview } from './portal/shared.ts'
import { bannerView, galleryView, navigationView, siteView, slideSection } from './portal/site.ts'
import { enquiryInput, visitInput } from './portal/visitors.ts'

// The public reads. Each view names its own columns, and no other column of a row reaches the portal.

export type { ArticleListView, ArticleView, Section, SubCategoryView } from './portal/articles.ts'
export type { NewsListView, NewsView } from './portal/news.ts'
export type {
  DocumentView,
  ParamView,
  ProductCategoryView,
  ProductFiltersView,
  ProductListView,
  ProductSort,
  ProductTypeView,
  ProductView,
  SkuView,
} from './portal/products.ts'
export type { FormView } from './portal/forms.ts'
export { type HitView, type Piece, type Searched, SEARCHED, type SearchView } from './portal/search.ts'
export type { BannerView, GalleryView, NavigationView, SiteView } from './portal/site.ts'
export { type EnquiryInput, enquiryInput } from './portal/visitors.ts'

const none = z.strictObject({})
const at = (name: keyof typeof portalCalls) => ({ ...portalCalls[name], ...kept })
const articles = { input: listArticlesInput, output: listOf(articleListView) }
const sectionArticle = { input: sectionArticleInput, output: articleView }

/** C-10: what the portal asks for. */
export const portal = {
  site: endpoint({ ...at('site'), output: siteView, summary: 'Site info' }),
  navigation: endpoint({ ...at('navigation'), output: z.array(navigationView), summary: 'The navigation bar, a tree' }),
  carousel: endpoint({
    ...at('carousel'),
    input: z.strictObject({ section: slideSection.default('home'), preview, ...part }),
    output: listOf(bannerView),
    summary: 'The slides that a section shows now; those of the home page unless a section is named',
  }),
  listImages: endpoint({
    ...at('listImages'),
    input: z.strictObject({
      ...paging,
      album: composed.max(64).optional(),
      sorting: knownSorting(galleryPicture, galleryView.shape).optional(),
    }),
    output: listOf(galleryView),
    summary: 'The gallery',
  }),
  listNews: endpoint({
    ...at('listNews'),
    input: listNewsInput,
    output: listOf(newsListView),
    summary: 'Published news, pinned first, then newest',
  }),
  news: endpoint({ ...at('news'), input: newsInput, output: newsView, summary: 'One published news item, by id or slug' }),
  newsCategories: endpoint({
    ...at('newsCategories'),
    input: z.strictObject(part),
    output: z.array(categoryView),
    summary: 'The categories of news',
  }),
  listProducts: endpoint({
    ...at('listProducts'),
    input: listProductsInput,
    output: listOf(productListView),
    summary: 'Published products by type, category, brand, words and parameters; featured first unless sorted',
  }),
  product: endpoint({ ...at('product'), input: productInput, output: productView, summary: 'One published product, by id or slug' }),
  productTypes: endpoint({
    ...at('productTypes'),
    input: z.strictObject(part),
    output: z.array(productTypeView),
    summary: 'The types of products',
  }),
  productFilters: endpoint({
    ...at('productFilters'),
    input: productFiltersInput,
    output: productFiltersView,
    summary: 'What a list of products can be narrowed by',
  }),
  listAbout: endpoint({ ...at('listAbout'), ...articles, summary: 'Articles about the company' }),
  about: endpoint({ ...at('about'), ...sectionArticle, summary: 'One article about the company; the first unless one is named' }),
  listBusinesses: endpoint({ ...at('listBusinesses'), ...articles, summary: 'What the company does' }),
  business: endpoint({ ...at('business'), ...sectionArticle, summary: 'One business; the first unless one is named' }),
  listTechnologies: endpoint({ ...at('listTechnologies'), ...articles, summary: 'Technologies' }),
  listClients: endpoint({ ...at('listClients'), ...articles, summary: 'Clients' }),
  listPartners: endpoint({ ...at('listPartners'), ...articles, summary: 'Partners' }),
  article: endpoint({ ...at('article'), input: articleInput, output: articleView, summary: 'One published article, by id or slug' }),
  articleCategories: endpoint({
    ...at('articleCategories'),
    input: subCategoriesInput,
    output: z.array(subCategoryView),
    summary: 'The categories below one, those at the top without one',
  }),
  search: endpoint({
    ...at('search'),
    input: searchInput,
    output: searchView,
    summary: 'Products, news and articles in which words are found, with the words marked',
  }),
  renamed: endpoint({
    ...at('renamed'),
    input: renamedInput,
    output: renamedView,
    summary: 'The address of a list with the codes of now, for one with codes that were renamed; null where nothing was',
  }),
  form: endpoint({ ...at('form'), input: formInput, output: formView, summary: 'One published form with its questions, by id or slug' }),
  contactForm: endpoint({
    ...at('contactForm'),
    input: contactFormInput,
    output: formView.nullable(),
    summary: 'The questions that the contact page asks beside its own; null when there are none',
  }),
  answerForm: endpoint({
    ...portalCalls.answerForm,
    input: formAnswerInput,
    output: formAnswerReceipt,
    summary: 'A visitor answers a form; staff read it among the answers',
  }),
  enquire: endpoint({
    ...portalCalls.enquire,
    input: enquiryInput,
    output: z.null(),
    summary: 'A visitor asks; staff read it among the enquiries',
  }),
  visit: endpoint({
    ...portalCalls.visit,
    input: visitInput,
    output: z.null(),
    summary: 'Counts a look at a page in the app, without any trace of who looked',
    // The call has a limit of its own: a page view beyond it is not counted, and is no error.
    budget: { perMinute: null },
  }),
}

const served = (name: string) => ({ ...kept, path: `${SERVICES}/${name}` })

/** C-11: reads of the public site under the names that the site service of this family of clients asks for. */
export const site = {
  menuTree: endpoint({ ...served('SiteMenu/GetTree'), output: portal.navigation.output, summary: 'As /api/portal/listnavibar' }),
  carousel: endpoint({
    ...served('SiteCarousel/GetAll'),
    input: portal.carousel.input,
    output: portal.carousel.output,
    summary: 'As /api/portal/carousel',
  }),
  gallery: endpoint({
    ...served('Gallery/GetAll'),
    input: portal.listImages.input,
    output: portal.listImages.output,
    summary: 'As /api/portal/listimage',
  }),
  listArticles: endpoint({
    ...served('SiteArticle/GetListByCategory'),
    input: listByCategoryInput,
    output: listOf(articleListView),
    summary: 'Published articles of a category',
  }),
  article: endpoint({ ...served('SiteArticle/Get'), input: articleInput, output: articleView, summary: 'As /api/portal/article' }),
  subCategories: endpoint({
    ...served('SiteArticle/GetSubCategoryList'),
    input: subCategoriesInput,
    output: z.array(subCategoryView),
    summary: 'As /api/portal/listcategory',
  }),
  listNews: endpoint({
    ...served('SiteNews/GetAll'),
    input: listNewsInput,
    output: portal.listNews.output,
    summary: 'As /api/portal/listnews',
  }),
  news: endpoint({ ...served('SiteNews/Get'), input: newsInput, output: portal.news.output, summary: 'As /api/portal/news' }),
  info: endpoint({ ...served('SiteSetting/GetSiteInfo'), input: none, output: siteView, summary: 'As /api/portal/site' }),
}

/** C-12: what phone clients of this family ask for; the first segment is configuration (`H5_PREFIX`). */
const h5At = (name: string) => ({ ...kept, path: `/portico/h5/${name}` })
export const h5 = {
  banners: endpoint({
    ...h5At('GetTopBanners'),
    input: z.strictObject({ section: slideSection.default('home'), ...part }),
    output: portal.carousel.output,
    summary: 'As /api/portal/carousel',
  }),
  productTypes: endpoint({
    ...h5At('GetProductType'),
    input: z.strictObject(part),
    output: portal.productTypes.output,
    summary: 'As /api/portal/listproducttype',
  }),
  listProducts: endpoint({
    ...h5At('GetProductList'),
    input: listProductsInput,
    output: portal.listProducts.output,
    summary: 'As /api/portal/listproduct',
  }),
  product: endpoint({ ...h5At('GetProductDetail'), input: productInput, output: productView, summary: 'As /api/portal/product' }),
}
