import Markup
import Trials

/// Buttons that show only the tests with a verdict, without a script: the style sheet hides
/// everything else.
struct VerdictFilter {
  private let verdicts: [Verdict]

  /// The attribute of rows and sections that has the word of a verdict.
  static let key = "data-verdict"

  /// Makes a filter for tests with some verdicts.
  init(_ verdicts: [Verdict]) { self.verdicts = verdicts }

  /// The word of a verdict in attributes.
  static func word(for verdict: Verdict) -> String {
    switch verdict {
    case .flaky: "flaky"
    case .steadyFail: "failing"
    case .steadyPass: "passing"
    }
  }

  /// Writes the buttons; none if all tests have the same verdict.
  func write(to page: inout Markup) {
    let counts = Dictionary(grouping: verdicts, by: Self.word).mapValues(\.count)
    guard counts.count > 1 else { return }
    page.element("div", [("class", "filter"), ("role", "group"), ("aria-label", "Tests")]) {
      group in
      Self.button("all", verdicts.count, isOn: true, &group)
      for word in ["flaky", "failing", "passing"] {
        if let count = counts[word] { Self.button(word, count, isOn: false, &group) }
      }
    }
  }

  private static func button(_ word: String, _ count: Int, isOn: Bool, _ page: inout Markup) {
    let id = "show-\(word)"
    page.element("label") { label in
      label.element(
        "input",
        [("type", "radio"), ("name", "show"), ("id", id)] + (isOn ? [("checked", "checked")] : []))
      label.words(" \(word) (\(count))")
    }
  }
}
