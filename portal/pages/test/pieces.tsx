import { ArticleCover, ArticleSummary, Tags, Untranslated } from '../../blocks/article-parts.tsx'
import { Breadcrumb } from '../../blocks/breadcrumb.tsx'
import { EmptySection } from '../../blocks/empty-section.tsx'
import { Icon } from '../../blocks/icon.tsx'
import { Notice } from '../../blocks/notice.tsx'
import { Paging } from '../../blocks/paging.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { RichText } from '../../blocks/rich-text.tsx'
import { SearchIcon } from '../../blocks/search-icon.tsx'
import { SearchField } from '../../blocks/search-field.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { Strip } from '../../blocks/strip.tsx'
import { WeChat } from '../../blocks/wechat.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { otherLanguage, withQuery } from '../../address/paths.ts'
import { Field } from '../contact/field.tsx'
import type { samplesOf } from './samples.ts'
import { Example } from './example.tsx'

export function Pieces({ samples: { picture, pictures } }: { samples: ReturnType<typeof samplesOf> }) {
  const all = useWords()
  const { language } = useLayout()
  const words = all.blocks
  const { title, summary, category, html } = words.sample
  return (
    <>
      <Example name={words.text}>
        <ArticleSummary summary={summary} lang={undefined} />
        <ArticleCover of={{ cover: picture, pictures }} />
        {picture && <Picture address={picture} pictures={pictures} alt={title} sizes="(min-width: 1248px) 1200px, 100vw" />}
        <RichText className="prose" html={html} pictures={pictures} />
        <Tags tags={[category, title]} label={all.news.tags} />
      </Example>
      <Example name={words.buttons}>
        <p className="buttons">
          <SiteLink className="button" to="/_contact">
            {words.primary}
          </SiteLink>
          <SiteLink className="button quiet" to="/_contact">
            {words.quiet}
          </SiteLink>
          <SiteLink className="arrow" to="/_news">
            {words.more}
          </SiteLink>
          <SiteLink className="arrow back" to="/home">
            {words.back}
          </SiteLink>
          <SearchIcon />
          <Icon size={40}>
            <path d="M12 19V5m-7 7 7-7 7 7" />
          </Icon>
        </p>
      </Example>
      <Fields />
      <Example name={words.paging}>
        <Breadcrumb
          trail={[
            { name: category, to: '/_news' },
            { name: title, to: '/_test' },
          ]}
        />
        <nav className="tabs" aria-label={words.paging}>
          <Strip>
            {[words.primary, words.quiet, words.more].map((name, index) => (
              <li key={name}>
                <SiteLink to="/_test" aria-current={index === 0 ? 'page' : undefined}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </Strip>
        </nav>
        <Paging page={3} pages={9} address={(page) => withQuery('/_test', { page })} />
      </Example>
      <Example name={words.notices}>
        <output className="found">{all.search.ask}</output>
        <Untranslated of={{ language: otherLanguage(language) }} />
        <Notice title={title} hint={summary} links={[{ name: words.primary, to: '/_contact' }]} />
        <EmptySection />
        <WeChat />
      </Example>
    </>
  )
}

function Fields() {
  const words = useWords()
  const { fields, sample } = words.blocks
  const common = { autoComplete: 'off', maxLength: 64 }
  return (
    <Example name={fields}>
      <SearchField action="/_search" keyword="" kept={{}} label={words.search.action} />
      <div className="form-fields">
        <Field {...common} name="sample-1" label={words.enquiry.name} defaultValue={sample.name} complaint={undefined} required />
        <Field {...common} name="sample-2" label={words.enquiry.email} defaultValue="" complaint={sample.complaint} />
        <Field
          {...common}
          name="sample-3"
          label={words.enquiry.message}
          defaultValue=""
          complaint={undefined}
          rows={3}
          hint={sample.subtitle}
        />
      </div>
    </Example>
  )
}
