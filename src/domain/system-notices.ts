// System notices: what the service says to its users of itself, who gets it, and in which words.

/** By code. Choice: damage concerns the operators; others learn of it by the answer that needs what is damaged. */
export const systemNotices = {
  stopping: {
    audience: 'everyone',
    en: 'The service is stopping for maintenance. Connect again in a while: investigations go on where they are, and events are kept.',
    pt: 'O serviço está parando para manutenção. Conecte de novo daqui a pouco: as investigações continuam de onde estão e os eventos ficam guardados.',
  },
  read_only: {
    audience: 'everyone',
    en: 'The disk of the service is full. What is stored can be read; changes are refused until there is space, and investigations wait for it.',
    pt: 'O disco do serviço está cheio. O que está guardado pode ser lido; mudanças são recusadas até haver espaço, e as investigações esperam por ele.',
  },
  data_damaged: {
    audience: 'admins',
    en: 'Some of the stored data is damaged. The rest is served; the command prumo doctor names what is damaged.',
    pt: 'Parte dos dados guardados está danificada. O resto é servido; o comando prumo doctor mostra o que está danificado.',
  },
  source_failing: {
    audience: 'everyone',
    en: 'A source does not answer at present. Investigations go on with the records that are stored, and the source is asked again by itself.',
    pt: 'Uma fonte não responde no momento. As investigações continuam com os registros guardados, e a fonte é consultada de novo automaticamente.',
  },
} as const satisfies Readonly<Record<string, SystemNoticeRow>>

interface SystemNoticeRow {
  readonly audience: 'everyone' | 'admins'
  readonly en: string
  readonly pt: string
}

export type SystemNoticeCode = keyof typeof systemNotices
