import { registryOf } from '../conflicts.ts'
import type { Resource } from '../resource.ts'
import { article, siteCategory } from './article.ts'
import { carousel } from './carousel.ts'
import { brand, productCategory, productType, specTemplate } from './catalogue.ts'
import { dictionaryItem, dictionaryType } from './dictionary.ts'
import { enquiry } from './enquiry.ts'
import { form } from './form.ts'
import { formAnswer } from './form-answer.ts'
import { galleryPicture } from './gallery-picture.ts'
import { menu, organizationUnit, permission, role, user } from './identity.ts'
import { navigation } from './navigation.ts'
import { news } from './news.ts'
import { product } from './product.ts'
import { redirect } from './redirect.ts'
import { siteInfo } from './site-info.ts'

/** All resources, in the order of the documents. */
export const resources = registryOf({
  news,
  carousel,
  galleryPicture,
  navigation,
  siteInfo,
  productType,
  productCategory,
  brand,
  specTemplate,
  product,
  siteCategory,
  article,
  enquiry,
  form,
  formAnswer,
  redirect,
  dictionaryType,
  dictionaryItem,
  user,
  organizationUnit,
  role,
  function: permission,
  menu,
})

export type ResourceName = keyof typeof resources

export const allResources: readonly Resource[] = Object.values(resources)

/** The resource of that name. Names come from declarations, so an unknown name is a mistake in the code. */
export function resourceNamed(name: string): Resource {
  const found = allResources.find((r) => r.name === name)
  if (!found) throw new Error(`No resource is named ${name}; see contract/resources/index.ts`)
  return found
}
