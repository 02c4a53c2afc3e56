// The names under which documents group operations, and what stands under each.

import type { Language } from '../domain/vocabulary.ts'

interface TagRow {
  /** Portuguese name. */
  readonly pt: string
  readonly description: Readonly<Record<Language, string>>
}

/** By English name, in the order in which documents list them. */
const rows = {
  Investigations: {
    pt: 'Investigações',
    description: {
      en: 'Ask a question about public contracts, follow the run, read what it found.',
      pt: 'Fazer uma pergunta sobre contratos públicos, acompanhar a execução, ler o que ela encontrou.',
    },
  },
  Authentication: {
    pt: 'Autenticação',
    description: {
      en: 'Sign in, renew, second factor, sessions.',
      pt: 'Entrar, renovar, segundo fator, sessões.',
    },
  },
  'Sign-in providers': {
    pt: 'Provedores de entrada',
    description: {
      en: 'Sign in with an identity provider, approve new accounts, and set who may come in.',
      pt: 'Entrar por um provedor de identidade, aprovar contas novas e definir quem pode entrar.',
    },
  },
  Analyses: {
    pt: 'Análises',
    description: {
      en: 'Anomalies and indicators without a run of their own.',
      pt: 'Anomalias e indicadores sem uma execução própria.',
    },
  },
  Network: {
    pt: 'Rede',
    description: {
      en: 'Who deals with whom: entities, what joins them, paths, and groups in which something stands out.',
      pt: 'Quem negocia com quem: entidades, o que as liga, caminhos e grupos em que algo se destaca.',
    },
  },
  Visualization: {
    pt: 'Visualização',
    description: {
      en: 'Data of charts, maps and series, and their pictures.',
      pt: 'Dados de gráficos, mapas e séries, e suas imagens.',
    },
  },
  Exports: {
    pt: 'Exportações',
    description: {
      en: 'Records and findings as files, to take away and to work on.',
      pt: 'Registros e achados como arquivos, para levar e trabalhar.',
    },
  },
  Reports: {
    pt: 'Relatórios',
    description: {
      en: 'What an investigation found, written for its readers, to take away as a file.',
      pt: 'O que uma investigação encontrou, escrito para quem lê, para levar como arquivo.',
    },
  },
  'Record lookups': {
    pt: 'Consulta de registros',
    description: {
      en: 'The records themselves: contracts, expenses, agreements, suppliers and what else is stored.',
      pt: 'Os próprios registros: contratos, despesas, convênios, fornecedores e o que mais está guardado.',
    },
  },
  Records: {
    pt: 'Registros',
    description: {
      en: 'Bring records in, and see what an import took.',
      pt: 'Trazer registros e ver o que uma importação aceitou.',
    },
  },
  Watches: {
    pt: 'Vigilâncias',
    description: {
      en: 'Investigations that are repeated by themselves.',
      pt: 'Investigações que se repetem sozinhas.',
    },
  },
  Agents: {
    pt: 'Agentes',
    description: {
      en: 'Who works on what, asked one by one or several together, also step by step.',
      pt: 'Quem trabalha em quê, consultado um a um ou vários juntos, também passo a passo.',
    },
  },
  Tasks: {
    pt: 'Tarefas',
    description: {
      en: 'Work on all records, or on what is stored, in parts that outlast the process.',
      pt: 'Trabalho sobre todos os registros, ou sobre o que está guardado, em partes que sobrevivem ao processo.',
    },
  },
  Chat: {
    pt: 'Conversa',
    description: {
      en: 'Ask in own words; every figure of an answer can be opened.',
      pt: 'Perguntar com as próprias palavras; todo número de uma resposta pode ser aberto.',
    },
  },
  Assistants: {
    pt: 'Assistentes',
    description: {
      en: 'The door for assistants of others (Model Context Protocol).',
      pt: 'A porta para assistentes de terceiros (Model Context Protocol).',
    },
  },
  Graph: {
    pt: 'Grafo',
    description: {
      en: 'The same operations as a graph: what several of them answer in one request (GraphQL).',
      pt: 'As mesmas operações como um grafo: o que várias delas respondem em uma requisição (GraphQL).',
    },
  },
  Events: {
    pt: 'Eventos',
    description: {
      en: "What happened to one's own investigations and watches: by poll, stream or WebSocket.",
      pt: 'O que aconteceu com as próprias investigações e vigilâncias: por consulta, fluxo ou WebSocket.',
    },
  },
  Webhooks: {
    pt: 'Webhooks',
    description: { en: 'Addresses that events are sent to, signed.', pt: 'Endereços que recebem eventos, assinados.' },
  },
  Notifications: {
    pt: 'Notificações',
    description: {
      en: 'What happened that one may want to see, and how one is notified of it.',
      pt: 'O que aconteceu que se pode querer ver, e como se é notificado.',
    },
  },
  'API keys': {
    pt: 'Chaves de API',
    description: { en: 'Credentials of programs.', pt: 'Credenciais de programas.' },
  },
  Models: {
    pt: 'Modelos',
    description: {
      en: 'What was learnt from records: trained, measured on held-out worlds, and put to use.',
      pt: 'O que se aprendeu com registros: treinado, medido em mundos reservados e posto em uso.',
    },
  },
  Administration: {
    pt: 'Administração',
    description: { en: 'Users, teams, roles and settings.', pt: 'Usuários, equipes, papéis e configurações.' },
  },
  Audit: {
    pt: 'Auditoria',
    description: {
      en: 'Who did what, in a trail that can be verified.',
      pt: 'Quem fez o quê, em uma trilha que se pode verificar.',
    },
  },
  Health: {
    pt: 'Saúde do serviço',
    description: { en: 'Probes, metrics, and what runs.', pt: 'Sondas, métricas e o que está em andamento.' },
  },
  Documents: {
    pt: 'Documentos',
    description: {
      en: 'Descriptions of the interface, and pages that explain it.',
      pt: 'Descrições da interface e páginas que a explicam.',
    },
  },
} as const satisfies Readonly<Record<string, TagRow>>

/** A group of operations; one without a row does not compile. */
export type Tag = keyof typeof rows

/** The tag of an operation in a language. */
export function tagIn({ tag }: { readonly tag: Tag }, language: Language): string {
  return language === 'pt' ? rows[tag].pt : tag
}

/** Every tag in a language, as documents list them. */
export function tagsIn(language: Language): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(rows).map(([name, { pt, description }]) => ({
    name: language === 'pt' ? pt : name,
    description: description[language],
  }))
}
