interface PageIntroProps {
  title: string
  intro: string | null
}

/** The title of a page, and a sentence about it. */
export const PageIntro = ({ title, intro }: PageIntroProps) => (
  <header className="page-intro">
    <h1>{title}</h1>
    {intro && <p>{intro}</p>}
  </header>
)
