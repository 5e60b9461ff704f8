import { Progress, Tag } from 'antd'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { Example } from '../frame/example.tsx'
import { openSample } from '../samples/open-sample.ts'
import { SampleRoom } from '../samples/sample-room.tsx'
import { needSampleWords } from '../samples/sample-words.ts'
import { testUser, USERS } from './resource.ts'

const store = openSample(testUser, USERS, { unique: 'mail', page: 'testuser' })
export const prepare = () => needSampleWords(testUser)

/** Step 2: cells of their own. Each is a component that gets the row. */
const ProgressCell: CellComponent = ({ item }) => (
  <Progress className="testuser-progress" size="small" percent={Number(item['score'])} aria-label={`${String(item['score'])} %`} />
)
const RoleCell: CellComponent = ({ resource, item }) => {
  const { choice } = useLabels(resource)
  return <Tag color={item['role'] === 'admin' ? 'blue' : 'default'}>{choice(String(item['role']))}</Tag>
}

const SCREEN: Screen = {
  resource: testUser,
  path: '/testuser',
  form: 'drawer',
  cells: { score: ProgressCell, role: RoleCell },
  widths: { score: 180 },
}

/** R-14c: the same with cells of its own. */
export const Component = () => (
  <Example name="testuser">
    <SampleRoom name="testuser" resource={testUser} store={store}>
      <ResourcePage screen={SCREEN} />
    </SampleRoom>
  </Example>
)
