import SimulatedApp
import Testing

@testable import TextInput

@Suite("The keys of the keyboard")
struct KeyboardPlanTests {
  private static func plan(
    _ kind: KeyboardKind = .standard, _ language: String = "en",
    page: KeyboardState.Page = .letters,
    hasDock: Bool = true
  ) -> KeyboardPlan {
    KeyboardPlan(
      typing: TypingDefinition(keyboard: kind), layouts: KeyboardLayout.keyboards(for: language),
      state: KeyboardState(page: page), hasDock: hasDock, canHide: false)
  }

  private static func labels(_ plan: KeyboardPlan) -> [String] {
    plan.rows.map { $0.map(\.label).joined(separator: " ") }
  }

  @Test("are those of the language")
  func languages() {
    #expect(Self.labels(Self.plan()).first == "q w e r t y u i o p")
    #expect(Self.labels(Self.plan(.standard, "de")).first == "q w e r t z u i o p ü")
    #expect(
      Self.labels(Self.plan(.standard, "ru"))[2] == "верхний регистр я ч с м и т ь б ю Удалить")
    #expect(Self.labels(Self.plan(.standard, "ja")).first == "あ い う え お は ひ ふ へ ほ")
    #expect(Self.labels(Self.plan(.email, "ru")).first == "q w e r t y u i o p")
  }

  @Test("are those of the field")
  func kinds() {
    #expect(Self.labels(Self.plan()).last == "numbers space return")
    #expect(Self.labels(Self.plan(.email)).last == "numbers space @ . return")
    #expect(Self.labels(Self.plan(.url)).last == "numbers . / .com return")
    #expect(Self.labels(Self.plan(.webSearch)).last == "numbers space . return")
    #expect(Self.labels(Self.plan(.numberPad)) == ["1 2 3", "4 5 6", "7 8 9", " 0 delete"])
    #expect(Self.labels(Self.plan(.decimalPad, "de")).last == ", 0 Löschen")
    #expect(Self.labels(Self.plan(.phonePad)).last == "+*# 0 delete")
    #expect(Self.labels(Self.plan(.phonePad, page: .symbols)) == ["* # +", "123 0 delete"])
  }

  @Test("fill the width alike, and no two of a page have one name")
  func widths() {
    for language in ["en", "de", "fr", "es", "it", "pt", "ru", "uk", "ja", "ar", "he"] {
      for kind in KeyboardKind.allCases {
        for hasDock in [true, false] {
          let plan = Self.plan(kind, language, hasDock: hasDock)
          let keys = plan.rows.flatMap { $0 }.filter { $0.key != nil }
          #expect(Set(keys.map(\.label)).count == keys.count, "\(language) \(kind)")
          #expect(keys.allSatisfy { $0.width >= 1 }, "\(language) \(kind)")
          let widths = plan.rows.map { $0.reduce(0) { $0 + $1.width } }
          #expect(widths.allSatisfy { $0 <= 12 }, "\(language) \(kind) \(widths)")
        }
      }
    }
  }

  @Test("kana go round through their marks", arguments: ["か": "が", "は": "ば", "ぱ": "は", "づ": "つ"])
  func marks(kana: Character, next: Character) {
    #expect(KanaMarks.next(after: kana) == next)
    #expect(KanaMarks.next(after: "x") == nil)
  }
}
