import { renderToStaticMarkup } from 'react-dom/server'
import { PAGE_DATA_ID, titleIn, type PageData } from '../../contract/page-data.ts'
import { Icon, type IconProps } from './icon.tsx'
import { Json } from './json.tsx'
import { ShellPicture } from './shell-picture.tsx'

export interface AppDocumentProps extends IconProps {
  /** `preload` names the scripts that the first page needs besides the entry. */
  assets: { script: string; styles: readonly string[]; preload: readonly string[] }
  headScript: string
  pageData: PageData
}

/** The document of `/` for staff: the app, its first files, and a picture of the shell. It holds nothing of the person. */
const AppDocument = ({ assets, headScript, pageData, site }: AppDocumentProps) => (
  <html lang={pageData.language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The app's router looks for a <base> at each link; without one it would search the whole page each time. */}
      <base target="_self" />
      <script type="module" src={assets.script} />
      {/* The script in the head makes them real, unless the address shows a page outside the shell. */}
      {assets.preload.map((address) => (
        <link key={address} rel="x-modulepreload" href={address} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <title>{titleIn(pageData.language, pageData)}</title>
      <meta name="robots" content="noindex" />
      <Icon site={site} />
    </head>
    <body style={{ margin: 0 }}>
      <ShellPicture />
      {/* Behind the picture, which so is painted without them. */}
      {assets.styles.map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      <div id="app" />
      <Json id={PAGE_DATA_ID} type="application/json" data={pageData} />
    </body>
  </html>
)

export const renderAppDocument = (props: AppDocumentProps): string => `<!doctype html>${renderToStaticMarkup(<AppDocument {...props} />)}`
