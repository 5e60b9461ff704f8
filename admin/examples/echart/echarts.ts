import { BarChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent, VisualMapComponent } from 'echarts/components'
import { init, registerMap, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { FLOOR } from './floor.ts'

register([BarChart, LineChart, MapChart, PieChart, GridComponent, LegendComponent, TooltipComponent, VisualMapComponent, CanvasRenderer])
registerMap('floor', FLOOR as never)

export { init }
