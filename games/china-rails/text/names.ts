import { grammar, type Language } from '@acheron/core'
import { plate } from '../plate.ts'

type InThree = readonly [en: string, fr: string, de: string]
type Table = Readonly<Record<string, InThree>>

/** The same in all three languages. */
const same = (name: string): InThree => [name, name, name]

const CITIES: Table = {
  beijing: ['Beijing', 'Pékin', 'Peking'],
  shanghai: same('Shanghai'),
  'hong-kong': ['Hong Kong', 'Hong Kong', 'Hongkong'],
  chongqing: same('Chongqing'),
  harbin: same('Harbin'),
  changchun: same('Changchun'),
  shenyang: same('Shenyang'),
  tianjin: same('Tianjin'),
  taiyuan: same('Taiyuan'),
  jinan: same('Jinan'),
  qingdao: same('Qingdao'),
  zhengzhou: same('Zhengzhou'),
  xian: same('Xi’an'),
  lanzhou: same('Lanzhou'),
  baotou: same('Baotou'),
  urumqi: ['Urumqi', 'Ürümqi', 'Ürümqi'],
  chengdu: same('Chengdu'),
  wuhan: same('Wuhan'),
  changsha: same('Changsha'),
  nanjing: ['Nanjing', 'Nankin', 'Nanjing'],
  hangzhou: same('Hangzhou'),
  fuzhou: same('Fuzhou'),
  guangzhou: ['Guangzhou', 'Canton', 'Guangzhou'],
  nanning: same('Nanning'),
  guiyang: same('Guiyang'),
  kunming: same('Kunming'),
  nanchang: same('Nanchang'),
  dalian: same('Dalian'),
  qiqihar: same('Qiqihar'),
  mudanjiang: same('Mudanjiang'),
  hailar: same('Hailar'),
  dandong: same('Dandong'),
  datong: same('Datong'),
  yantai: same('Yantai'),
  lianyungang: same('Lianyungang'),
  hefei: same('Hefei'),
  jingdezhen: same('Jingdezhen'),
  xiamen: same('Xiamen'),
  shantou: same('Shantou'),
  guilin: same('Guilin'),
  zhanjiang: same('Zhanjiang'),
  yinchuan: same('Yinchuan'),
  xining: same('Xining'),
  golmud: same('Golmud'),
  jiuquan: same('Jiuquan'),
  hami: same('Hami'),
  kashgar: ['Kashgar', 'Kachgar', 'Kaschgar'],
  hotan: same('Hotan'),
  lhasa: ['Lhasa', 'Lhassa', 'Lhasa'],
  taipei: ['Taipei', 'Taipei', 'Taipeh'],
  taichung: same('Taichung'),
  kaohsiung: same('Kaohsiung'),
}

const LOADS: Table = {
  beer: ['beer', 'bière', 'Bier'],
  cattle: ['cattle', 'bétail', 'Vieh'],
  coal: ['coal', 'charbon', 'Kohle'],
  copper: ['copper', 'cuivre', 'Kupfer'],
  cotton: ['cotton', 'coton', 'Baumwolle'],
  electronics: ['electronics', 'électronique', 'Elektronik'],
  fish: ['fish', 'poisson', 'Fisch'],
  ginseng: ['ginseng', 'ginseng', 'Ginseng'],
  grain: ['grain', 'céréales', 'Getreide'],
  imports: ['imports', 'produits importés', 'Importwaren'],
  iron: ['iron', 'fer', 'Eisen'],
  jade: ['jade', 'jade', 'Jade'],
  machinery: ['machinery', 'machines', 'Maschinen'],
  oil: ['oil', 'pétrole', 'Öl'],
  oranges: ['oranges', 'oranges', 'Orangen'],
  porcelain: ['porcelain', 'porcelaine', 'Porzellan'],
  rice: ['rice', 'riz', 'Reis'],
  salt: ['salt', 'sel', 'Salz'],
  silk: ['silk', 'soie', 'Seide'],
  soybeans: ['soybeans', 'soja', 'Sojabohnen'],
  steel: ['steel', 'acier', 'Stahl'],
  sugar: ['sugar', 'sucre', 'Zucker'],
  tea: ['tea', 'thé', 'Tee'],
  textiles: ['textiles', 'textiles', 'Textilien'],
  tin: ['tin', 'étain', 'Zinn'],
  tobacco: ['tobacco', 'tabac', 'Tabak'],
  wood: ['wood', 'bois', 'Holz'],
  wool: ['wool', 'laine', 'Wolle'],
}

/** What stands before a load in a French sentence, where it is not `du`. */
const PARTITIVE: Readonly<Record<string, string>> = {
  beer: 'de la ',
  electronics: 'de l’',
  grain: 'des ',
  imports: 'des ',
  machinery: 'des ',
  oranges: 'des ',
  porcelain: 'de la ',
  silk: 'de la ',
  steel: 'de l’',
  textiles: 'des ',
  tin: 'de l’',
  wool: 'de la ',
}

const PORTS: Table = {
  'hong-kong': ['Hong Kong port', 'port de Hong Kong', 'Hafen Hongkong'],
  shantou: ['Shantou port', 'port de Shantou', 'Hafen Shantou'],
  xiamen: ['Xiamen port', 'port de Xiamen', 'Hafen Xiamen'],
  fuzhou: ['Fuzhou port', 'port de Fuzhou', 'Hafen Fuzhou'],
  penglai: same('Penglai'),
}

const WATERS: Table = {
  'chang-jiang': ['Yangtze', 'Yangtsé', 'Jangtse'],
  'huang-he': ['Yellow River', 'fleuve Jaune', 'Gelber Fluss'],
  han: same('Han'),
  gan: same('Gan'),
  xiang: same('Xiang'),
  wei: same('Wei'),
  huai: same('Huai'),
  songhua: same('Songhua'),
  nen: same('Nen'),
  liao: same('Liao'),
  xi: same('Xi'),
  jialing: same('Jialing'),
  hai: same('Hai'),
  min: same('Min'),
  qiantang: same('Qiantang'),
  tarim: same('Tarim'),
  hotan: same('Hotan'),
  qarqan: same('Qarqan'),
  ejin: same('Ejin'),
  qinghai: same('Qinghai'),
  poyang: same('Poyang'),
  dongting: same('Dongting'),
  tai: same('Tai'),
  hongze: same('Hongze'),
  'nam-co': same('Nam Co'),
  'siling-co': same('Siling Co'),
  hulun: same('Hulun'),
  bosten: same('Bosten'),
  'lop-nur': ['Lop Nur', 'Lop Nor', 'Lop Nor'],
  'gaxun-nur': same('Gaxun Nur'),
  qarhan: same('Qarhan'),
  'qinzhou-bay': ['Qinzhou Bay', 'baie de Qinzhou', 'Bucht von Qinzhou'],
  'leizhou-bay': ['Leizhou Bay', 'baie de Leizhou', 'Bucht von Leizhou'],
  'pearl-mouth': ['Pearl River mouth', 'bouche de la rivière des Perles', 'Mündung des Perlflusses'],
  'honghai-bay': ['Honghai Bay', 'baie de Honghai', 'Bucht von Honghai'],
  'shantou-bay': ['Shantou Bay', 'baie de Shantou', 'Bucht von Shantou'],
  'xiamen-bay': ['Xiamen Bay', 'baie de Xiamen', 'Bucht von Xiamen'],
  'xinghua-bay': ['Xinghua Bay', 'baie de Xinghua', 'Bucht von Xinghua'],
  'min-mouth': ['Min mouth', 'bouche du Min', 'Mündung des Min'],
  'hangzhou-bay': ['Hangzhou Bay', 'baie de Hangzhou', 'Bucht von Hangzhou'],
  'chang-jiang-mouth': ['Yangtze mouth', 'bouche du Yangtsé', 'Mündung des Jangtse'],
  'jiaozhou-bay': ['Jiaozhou Bay', 'baie de Jiaozhou', 'Bucht von Jiaozhou'],
  'laizhou-bay': ['Laizhou Bay', 'baie de Laizhou', 'Bucht von Laizhou'],
}

const AREAS: Table = {
  coast: ['coast', 'côte', 'Küste'],
  'northern-seas': [
    'coasts of the Yellow Sea and the Bohai',
    'côtes de la mer Jaune et du Bohai',
    'Küsten des Gelben Meeres und des Bohai',
  ],
  'typhoon-coast': ['southern coast', 'côte sud', 'Südküste'],
  manchuria: ['Manchuria', 'Mandchourie', 'Mandschurei'],
  'lanzhou-snow': ['around Lanzhou', 'autour de Lanzhou', 'um Lanzhou'],
  taklimakan: ['Taklamakan', 'désert du Taklamakan', 'Taklamakan'],
  gobi: ['Gobi', 'désert de Gobi', 'Gobi'],
  junggar: ['Junggar', 'Dzoungarie', 'Dsungarei'],
  qaidam: same('Qaidam'),
}

const TERRAINS: Table = {
  clear: ['clear', 'plaine', 'Ebene'],
  desert: ['desert', 'désert', 'Wüste'],
  mountain: ['mountain', 'montagne', 'Gebirge'],
  alpine: ['alpine', 'haute montagne', 'Hochgebirge'],
}

const SIZES: Table = {
  small: ['small city', 'petite ville', 'kleine Stadt'],
  medium: ['medium city', 'ville moyenne', 'mittlere Stadt'],
  major: ['major city', 'Cité', 'Metropole'],
}

const WATER_KINDS: Table = {
  river: ['river', 'rivière', 'Fluss'],
  'dry-river': ['dry river', 'rivière asséchée', 'Trockenfluss'],
  lake: ['lake', 'lac', 'See'],
  'dry-lake': ['dry lake', 'lac asséché', 'Trockensee'],
  inlet: ['inlet', 'bras de mer', 'Meeresarm'],
}

const TRAINS: Table = {
  freight: ['freight', 'train de fret', 'Güterzug'],
  fast: ['fast freight', 'train de fret rapide', 'Eilgüterzug'],
  heavy: ['heavy freight', 'train de fret lourd', 'Schwergüterzug'],
  'super-heavy': ['super heavy freight', 'train super lourd', 'Superschwerzug'],
}

const EVENTS: Table = {
  congress: ['Party Congress', 'Congrès du Parti', 'Parteitag'],
  tax: ['Rail Tax', 'Taxe ferroviaire', 'Bahnsteuer'],
  strike: ['Strike', 'Grève', 'Streik'],
  flood: ['Flood', 'Inondation', 'Hochwasser'],
  'new-year': ['New Year', 'Nouvel An', 'Neujahrsfest'],
  'black-dragon': ['Black Dragon’s Favour', 'Faveurs du Dragon Noir', 'Gunst des Schwarzen Drachen'],
  derailment: ['Derailment', 'Déraillement', 'Entgleisung'],
  'manchuria-snow': ['Snow in Manchuria', 'Neige en Mandchourie', 'Schnee in der Mandschurei'],
  'heavy-snow': ['Heavy Snow', 'Tempête de neige', 'Schneesturm'],
  'sea-storm': ['Storm at Sea', 'Tempête en mer', 'Sturm auf See'],
  'wind-storm': ['Wind Storm', 'Tempête de vent', 'Orkan'],
  sandstorm: ['Sandstorm', 'Tempête de sable', 'Sandsturm'],
  earthquake: ['Earthquake', 'Tremblement de terre', 'Erdbeben'],
  'desert-rains': ['Desert Rains', 'Pluies dans le désert', 'Wüstenregen'],
}

/** What an event does, in a sentence; `$` stands for the cities, rivers or desert that the card names. */
const EFFECTS: Table = {
  congress: [
    'Nobody loads, unloads or delivers until their train has been to a major city, which pays 10M in Beijing, 5M elsewhere.',
    'Personne ne charge, ne décharge ni ne livre avant d’avoir mené son train dans une Cité, ce qui rapporte 10 millions à Pékin, 5 ailleurs.',
    'Niemand lädt ein, lädt aus oder liefert, bevor sein Zug in einer Metropole war; das bringt in Peking 10 Millionen, sonst 5.',
  ],
  tax: [
    'All players pay the bank a tax on their cash, and from now on all cash is open.',
    'Tous les joueurs paient à la banque une taxe sur leur argent, et désormais l’argent de tous est public.',
    'Alle zahlen der Bank eine Steuer auf ihr Bargeld, und von nun an ist alles Bargeld offen.',
  ],
  strike: [
    'Nothing is loaded or unloaded in cities on the coast, and no containers go to or from Taiwan.',
    'On ne charge ni ne décharge dans les villes de la côte, et aucun conteneur ne part pour Taïwan ni n’en vient.',
    'In den Städten an der Küste wird nichts ein- oder ausgeladen, und mit Taiwan werden keine Container ausgetauscht.',
  ],
  flood: [
    'All track across these rivers is washed away, and nobody builds or moves across them while the flood lasts: $.',
    'Toutes les voies qui franchissent ces rivières sont emportées, et personne n’y construit ni n’y passe tant que dure la crue\u202f: $.',
    'Alle Gleise über diese Flüsse werden weggespült, und solange das Hochwasser dauert, wird dort weder gebaut noch gefahren: $.',
  ],
  'new-year': [
    'Loads are handled only in major cities, and only these can be delivered, for 5M more: $.',
    'On ne charge et ne décharge que dans les Cités, et l’on n’y livre que ceci, pour 5 millions de plus\u202f: $.',
    'Ein- und ausgeladen wird nur in Metropolen, und geliefert werden nur diese Waren, für 5 Millionen mehr: $.',
  ],
  'black-dragon': [
    'Every delivery to these cities pays 5M more: $.',
    'Toute livraison à ces villes rapporte 5 millions de plus\u202f: $.',
    'Jede Lieferung in diese Städte bringt 5 Millionen mehr: $.',
  ],
  derailment: [
    'Every train within 3 mileposts of one of these cities loses a load, and its owner a turn: $.',
    'Tout train à 3 bornes ou moins d’une de ces villes perd une marchandise, et son propriétaire un tour\u202f: $.',
    'Jeder Zug bis 3 Meilensteine von einer dieser Städte verliert eine Ware und sein Besitzer einen Spielzug: $.',
  ],
  'manchuria-snow': [
    'In Manchuria trains move at half rate, and the alpine mileposts there are closed.',
    'En Mandchourie, les trains vont à demi-mouvement, et les bornes de haute montagne y sont fermées.',
    'In der Mandschurei fahren die Züge mit halber Fahrt, und das Hochgebirge dort ist gesperrt.',
  ],
  'heavy-snow': [
    'Around Lanzhou no train moves and nobody builds.',
    'Autour de Lanzhou, aucun train ne bouge et personne ne construit.',
    'Um Lanzhou fährt kein Zug, und niemand baut.',
  ],
  'sea-storm': [
    'On the coasts of the Yellow Sea and the Bohai trains move at half rate and nobody builds.',
    'Sur les côtes de la mer Jaune et du Bohai, les trains vont à demi-mouvement et personne ne construit.',
    'An den Küsten des Gelben Meeres und des Bohai fahren die Züge mit halber Fahrt, und niemand baut.',
  ],
  'wind-storm': [
    'On the southern coast every train loses a load; trains move at half rate there and nobody builds.',
    'Sur la côte sud, chaque train perd une marchandise\u202f; les trains y vont à demi-mouvement et personne n’y construit.',
    'An der Südküste verliert jeder Zug eine Ware; dort fahren die Züge mit halber Fahrt, und niemand baut.',
  ],
  sandstorm: [
    'In the $ all track is erased; trains there are put into the nearest city and lose a load and a turn.',
    'Dans le $, toutes les voies sont effacées\u202f; les trains qui s’y trouvent sont mis dans la ville la plus proche et perdent une marchandise et un tour.',
    'In der Wüste $ werden alle Gleise gelöscht; Züge darin kommen in die nächste Stadt und verlieren eine Ware und einen Spielzug.',
  ],
  earthquake: [
    'Trains up to 4 mileposts from Taiyuan lose a load and a turn, those up to 9 half their movement, and nobody builds within 9.',
    'Les trains à 4 bornes ou moins de Taiyuan perdent une marchandise et un tour, ceux jusqu’à 9 la moitié de leur mouvement, et personne ne construit à 9 bornes ou moins.',
    'Züge bis 4 Meilensteine von Taiyuan verlieren eine Ware und einen Spielzug, die bis 9 die Hälfte ihrer Fahrpunkte; im Umkreis von 9 baut niemand.',
  ],
  'desert-rains': [
    'For the rest of the game, building across dry rivers and dry lakes costs as much as across a river, 2M more.',
    'Jusqu’à la fin de la partie, franchir une rivière ou un lac asséchés coûte autant qu’une rivière, 2 millions de plus.',
    'Bis zum Ende des Spiels kostet der Bau über Trockenflüsse und Trockenseen so viel wie über einen Fluss, 2 Millionen mehr.',
  ],
}

/** The aim of the game, for somebody who has never played it. */

/** What things are called in one language, by the names that the tables of the game give them. */
export interface Names {
  /** In three sentences. */
  readonly aim: readonly string[]
  city(id: string): string
  /** The load alone, as on a chip. */
  load(id: string): string
  /** The load in a sentence: `wood`, `du bois`, `Holz`. */
  someOf(id: string): string
  port(id: string): string
  water(id: string): string
  waterKind(id: string): string
  area(id: string): string
  terrain(id: string): string
  size(id: string): string
  train(id: string): string
  event(kind: string): string
  /** What an event does; `named` are the cities, rivers, loads or the desert that the card names. */
  effect(kind: string, named: readonly string[]): string
}

const COLUMN: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, fr: 1, de: 2 }
const LOCALE: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de' }

export function namesIn(language: Language): Names {
  const column = COLUMN[language]
  const { and } = grammar(LOCALE[language])
  const from =
    (table: Table) =>
    (id: string): string => {
      const name = table[id]?.[column]
      if (name === undefined) throw new Error(`nothing is called ${id}`)
      return name
    }
  const load = from(LOADS)
  const effect = from(EFFECTS)
  return {
    aim: plate.aim[language],
    city: from(CITIES),
    load,
    someOf: (id) => (language === 'fr' ? `${PARTITIVE[id] ?? 'du '}${load(id)}` : load(id)),
    port: from(PORTS),
    water: from(WATERS),
    waterKind: from(WATER_KINDS),
    area: from(AREAS),
    terrain: from(TERRAINS),
    size: from(SIZES),
    train: from(TRAINS),
    event: from(EVENTS),
    effect: (kind, named) => effect(kind).replace('$', and(named)),
  }
}
