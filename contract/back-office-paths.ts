/**
 * The addresses of the back office, without `#`. Asked for as plain paths they lead to the app, whose guard decides.
 * `admin/pages.ts` holds what stands behind each.
 */
export const BACK_OFFICE_PATHS = [
  'login', 'setup', 'dashboard', 'profile', '401', '404', 'form-generator', 'specparamtemplate', 'dictionary', 'setting', 'fileupload', 'dynamicform', 'entitychange', 'weblog', 'auditlog',
  'loginlog', 'user', 'ou', 'role', 'menu', 'function', 'error-log', 'theme', 'login1', 'login2', 'productsetting', 'category', 'producttype', 'brand', 'spu', 'addspu', 'siteinfo', 'gallery',
  'sitearticle', 'sitecarousel', 'sitemenu', 'sitenews',
] as const
