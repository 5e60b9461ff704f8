import { BarChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only these parts of the library reach the browser.
register([BarChart, GridComponent, TooltipComponent, SVGRenderer])

export { init }
