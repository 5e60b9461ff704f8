/** The widths and heights are those of the shell (admin/shell/shell.css), so that nothing moves when it takes the place of its picture. */
const LOOK = `
#page{--ground:#fff;--behind:#f5f7fa;--line:#e6e9ef;--bone:#eef0f4;position:fixed;inset:0;z-index:1;display:flex;background:var(--behind)}
[data-cold] #page{--ground:#171a21;--behind:#0f1116;--line:#2a2f3a;--bone:#232833}
[data-bare] #page{display:none}
#page i{display:block;border-radius:6px;background:var(--bone)}
.cold-side{box-sizing:border-box;flex:none;width:210px;padding:20px 18px;border-inline-end:1px solid var(--line);background:var(--ground)}
[data-narrow] .cold-side{width:64px}
.cold-side i{height:16px;margin-block-end:24px}
.cold-main{flex:1;min-width:0}
.cold-bar{box-sizing:border-box;height:97px;border-block-end:1px solid var(--line);background:linear-gradient(var(--line),var(--line)) 0 56px/100% 1px no-repeat var(--ground)}
.cold-page{max-width:1440px;margin:0 auto;padding:24px}
.cold-page>i{width:160px;height:30px;margin:5px 0 21px}
.cold-card{display:grid;gap:27px;padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--ground)}
.cold-card i{height:18px}
@media(max-width:991px){.cold-side{display:none}.cold-page{padding:16px}}
@media(max-width:575px){.cold-page{padding:12px}}
`.replaceAll('\n', '')

const ROWS = Array.from({ length: 9 }, (_, at) => at)

/** The frame of the back office without words, shown until the app has drawn the real one. */
export const ShellPicture = () => (
  <div id="page" aria-hidden="true">
    <style dangerouslySetInnerHTML={{ __html: LOOK }} />
    <div className="cold-side">
      {ROWS.map((row) => (
        <i key={row} />
      ))}
    </div>
    <div className="cold-main">
      <div className="cold-bar" />
      <div className="cold-page">
        <i />
        <div className="cold-card">
          {ROWS.map((row) => (
            <i key={row} />
          ))}
        </div>
      </div>
    </div>
  </div>
)
