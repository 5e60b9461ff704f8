/** Returns a query that takes a while without reading a table: it counts to `far`. */
export const countTo = (far: number) =>
  `with recursive c(n) as (select 1 union all select n + 1 from c where n < ${far}) select max(n) as n from c`
