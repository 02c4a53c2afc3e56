// The types of reports, as those who choose one read them.

import type { ReportTemplate, ReportType } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { readReportTemplates } from '../../reports/report-templates.ts'

export function listTemplates(language: Language): readonly ReportTemplate[] {
  const { types, audiences, sections } = readReportTemplates()
  return Object.entries(types).map(([type, { name, description, estimated_pages, sections: keys }]) => ({
    type: type as ReportType,
    ...{ name: name[language], description: description[language], estimated_pages },
    target_audience: Object.keys(audiences) as ReportTemplate['target_audience'],
    sections: keys.map((key) => sections[key]?.title[language] ?? key),
  }))
}
