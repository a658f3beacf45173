import type { OptionGroup } from 'react-querybuilder';

const group = (label: string, names: string): OptionGroup => ({
  label,
  options: names
    .trim()
    .split(/,\s*/)
    .map((name) => ({ name, label: name })),
});

/** Instruments grouped by how they sound; each is in one group only. */
export const instruments: OptionGroup[] = [
  group(
    'Percussion',
    `Agogô, Bar chimes, Castanets, Celesta, Claves, Cowbell, Crash cymbal, Finger cymbals, Glass harmonica, Glockenspiel,
     Gong, Güiro, Handbells, Handpan, Jaw harp, Kalimba, Lithophone, Maracas, Marimba, Musical saw, Ratchet, Ride cymbal,
     Shekere, Singing bowl, Sleigh bells, Slit drum, Steelpan, Temple blocks, Triangle, Tubular bells, Vibraphone,
     Vibraslap, Wood block, Xylophone`,
  ),
  group(
    'Membranophones',
    `Bass drum, Bodhrán, Bongos, Conga, Cuíca, Darbuka, Davul, Dhol, Dholak, Djembe, Kanjira, Kazoo, Kendang,
     Lambeg drum, Mridangam, Pandeiro, Repinique, Riq, Snare drum, Surdo, Tabla, Taiko, Talking drum, Tamborim,
     Tambourine, Timbales, Timpani, Tom-tom`,
  ),
  group(
    'Wind instruments',
    `Accordion, Alphorn, Bagpipes, Bandoneon, Bass clarinet, Bassoon, Bugle, Clarinet, Concertina, Contrabassoon,
     Cor anglais, Cornet, Crumhorn, Didgeridoo, Dizi, Duduk, Euphonium, Fife, Flugelhorn, Flute, French horn, Harmonica,
     Harmonium, Melodica, Nadaswaram, Oboe, Ocarina, Pan flute, Piccolo, Pipe organ, Recorder, Saxophone, Serpent,
     Shakuhachi, Shawm, Sheng, Shofar, Sousaphone, Suona, Tin whistle, Trombone, Trumpet, Tuba, Zurna`,
  ),
  group(
    'Stringed instruments',
    `Autoharp, Balalaika, Banjo, Berimbau, Bouzouki, Cavaquinho, Cello, Charango, Clavichord, Dombra, Double bass, Erhu,
     Guitar, Guqin, Guzheng, Hammered dulcimer, Hardanger fiddle, Harp, Harpsichord, Hurdy-gurdy, Kora, Koto, Lute, Lyre,
     Mandolin, Morin khuur, Nyckelharpa, Oud, Piano, Pipa, Psaltery, Rebab, Sarod, Saz, Shamisen, Sitar, Ukulele, Veena,
     Viola, Viola da gamba, Violin, Zither`,
  ),
  group(
    'Electronic instruments',
    `Clavinet, Drum machine, Fairlight CMI, Hammond organ, Keytar, Mellotron, Omnichord, Ondes Martenot, Rhodes piano,
     Sampler, Stylophone, Synthesizer, Telharmonium, Theremin, Trautonium, Turntables, Vocoder, Wind controller`,
  ),
];
