interface PageIntroProps {
  title: string
  intro: string | null
}

/** What a page is called, and in a sentence what it is about. */
export const PageIntro = ({ title, intro }: PageIntroProps) => (
  <header className="page-intro">
    <h1>{title}</h1>
    {intro && <p>{intro}</p>}
  </header>
)
