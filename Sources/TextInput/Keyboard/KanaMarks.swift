/// The marks and sizes of kana: in each string, one key leads from character to character.
package enum KanaMarks {
  private static let rounds = [
    "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ",
    "そぞ", "ただ", "ちぢ", "つっづ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ", "やゃ", "ゆゅ",
    "よょ", "わゎ",
  ]

  /// The next form of a kana; nil for a character with only one form.
  package static func next(after kana: Character) -> Character? {
    guard let round = rounds.first(where: { $0.contains(kana) }) else { return nil }
    let forms = Array(round)
    guard let index = forms.firstIndex(of: kana) else { return nil }
    return forms[(index + 1) % forms.count]
  }
}
