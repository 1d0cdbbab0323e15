/// One step of a recorded test: its action, and its source.
struct RecordedStep {
  /// Its source with page objects.
  enum Words {
    /// The plain steps.
    case plain
    /// A launch through a page's type: `LoginPage.launch()`.
    case entrance(String)
    /// A call on the current page: `tapLoginButton()`.
    case call(String)
    /// An assertion about the current page; `%` is replaced by the page.
    case claim(String)
  }

  var steps: [TestStep]
  var words = Words.plain
  /// The screen in front before the step.
  var screen: String?
  /// The screen of the page that the call returns; nil if it is the same page.
  var next: String?
  /// Whether the same screen is in front afterwards.
  var stays = false
}

/// Turns recorded steps into lines of Swift, with a constant for each page.
struct RecordedLines {
  private let pages: PageObjects
  private var lines: [(text: String, constant: String?)] = []
  private var page: (screen: String, constant: String)?
  private var taken: [String: Int] = [:]

  init(pages: PageObjects) { self.pages = pages }

  /// The lines of a test's body for some steps.
  static func lines(_ steps: [RecordedStep], pages: PageObjects) -> [String] {
    var lines = RecordedLines(pages: pages)
    for step in steps { lines.add(step) }
    return lines.finished
  }

  private mutating func add(_ step: RecordedStep) {
    switch step.words {
    case .plain:
      for line in step.steps.flatMap(\.swift) { lines.append((line, nil)) }
      if !step.stays { page = nil }
    case .entrance(let call): give(call, step.next)
    case .call(let call):
      let constant = constant(for: step.screen)
      guard let next = step.next else { return lines.append(("\(constant).\(call)", nil)) }
      give("\(constant).\(call)", next)
    case .claim(let claim):
      lines.append((claim.replacing("%", with: constant(for: step.screen)), nil))
    }
  }

  private mutating func give(_ call: String, _ screen: String?) {
    guard let screen else {
      page = nil
      return lines.append((call, nil))
    }
    let constant = newConstant(for: screen)
    lines.append((call, constant))
    page = (screen, constant)
  }

  /// The constant of the current page; a page that no call returned is created.
  private mutating func constant(for screen: String?) -> String {
    let screen = screen ?? ""
    if let page, page.screen == screen { return page.constant }
    let constant = newConstant(for: screen)
    lines.append(("\(pages[screen]?.typeName ?? "")()", constant))
    page = (screen, constant)
    return constant
  }

  private mutating func newConstant(for screen: String) -> String {
    let name = SwiftName.member(screen)
    let count = taken[name, default: 0] + 1
    taken[name] = count
    return count == 1 ? name : "\(name.filter { $0 != "`" })\(count)"
  }

  /// The lines, without constants that are never used.
  private var finished: [String] {
    lines.indices.map { index in
      let (text, constant) = lines[index]
      guard let constant else { return text }
      let isUsed = lines[(index + 1)...].contains { $0.text.uses(constant) }
      return isUsed ? "let \(constant) = \(text)" : text
    }
  }
}

extension String {
  /// Whether a line uses a constant, and not a different one whose name ends the same way.
  fileprivate func uses(_ constant: String) -> Bool {
    ranges(of: constant + ".").contains { range in
      guard range.lowerBound > startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return before == "(" || before == " " || before == "!"
    }
  }
}
