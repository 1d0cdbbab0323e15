import AccessibilityTree
import PredicateFormat
import ServedSessions

/// The visible elements, with the numbers and names by which commands select them.
struct ShownElements {
  /// An element that a command can select.
  struct Element: Equatable {
    /// Its number in the picture; nil for an element that can only be selected by name.
    let number: Int?
    /// Its place in the tree.
    let node: Int
    /// The names that select it, the best first.
    let names: [String]
  }

  /// The reason why a word does not select an element.
  enum Fault: Error, Equatable {
    case none(String, nearest: String?)
    case number(Int, last: Int)
    case several(String, numbers: [Int])
  }

  let tree: IndexedSnapshot
  let all: [Element]
  /// Whether there are more, which no command can select.
  let hasMore: Bool

  /// The most elements that are listed, so that a huge screen stays quick.
  static let limit = 2_000

  init(_ tree: IndexedSnapshot) {
    self.tree = tree
    let snapshot = tree.snapshot
    let screen = snapshot.count > 0 ? snapshot.frame(of: 0) : .zero
    var all: [Element] = []
    var count = 0
    var node = max(1, snapshot.front.lowerBound)
    while node < snapshot.count, all.count <= Self.limit {
      let type = snapshot.type(of: node)
      guard type != .keyboard, type != .statusBar else {
        node = snapshot.subtree(of: node).upperBound
        continue
      }
      let seen = snapshot.frame(of: node).intersection(screen)
      let names = Self.names(of: node, in: snapshot)
      if !seen.isEmpty, !names.isEmpty || type.isControl {
        if type.isControl { count += 1 }
        all.append(Element(number: type.isControl ? count : nil, node: node, names: names))
      }
      node += 1
    }
    hasMore = all.count > Self.limit
    self.all = Array(all.prefix(Self.limit))
  }

  /// A note that not all elements are listed; nil if they are.
  var remark: String? {
    hasMore ? "Only the first \(Self.limit) elements here have numbers and names." : nil
  }

  /// The element that a word selects: by its number in the picture, its identifier or its text.
  func element(_ word: String) throws(Fault) -> Element {
    if let number = Int(word), !all.contains(where: { $0.names.contains(word) }) {
      guard let element = all.first(where: { $0.number == number }) else {
        throw .number(number, last: all.last { $0.number != nil }?.number ?? 0)
      }
      return element
    }
    let exact = all.filter { $0.names.contains(word) }
    let same = exact.isEmpty ? all.filter { $0.isCalled(word) } : exact
    let touched = innermost(of: same.filter { $0.number != nil })
    guard let first = touched.first ?? same.first else {
      throw .none(word, nearest: NearestName.of(word, in: all.flatMap(\.names)))
    }
    guard touched.count < 2 else { throw .several(word, numbers: touched.compactMap(\.number)) }
    return first
  }

  /// The elements without those that have another one of them inside, as a cell has the button that
  /// fills it.
  private func innermost(of elements: [Element]) -> [Element] {
    elements.filter { outer in
      let inside = tree.snapshot.subtree(of: outer.node).dropFirst()
      return !elements.contains { inside.contains($0.node) }
    }
  }

  /// The numbers of elements, by their indices in the tree.
  var numbers: [Int: Int] {
    var numbers: [Int: Int] = [:]
    for element in all { numbers[element.node] = element.number }
    return numbers
  }

  private static func names(of node: Int, in snapshot: ElementSnapshot) -> [String] {
    var names = [
      snapshot.identifier(of: node), snapshot.label(of: node), snapshot.title(of: node),
      snapshot.placeholderValue(of: node) ?? "",
    ]
    if snapshot.type(of: node) == .cell {
      names += snapshot.subtree(of: node).dropFirst().prefix(16)
        .filter { [.staticText, .other].contains(snapshot.type(of: $0)) }
        .flatMap { [snapshot.label(of: $0), snapshot.identifier(of: $0)] }
    }
    return names.filter { !$0.isEmpty }
  }
}

extension ShownElements.Element {
  fileprivate func isCalled(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return names.contains { $0.lowercased() == lowered }
  }
}

extension ShownElements.Fault {
  /// The error in one sentence.
  var message: String {
    switch self {
    case .none(let word, let nearest?):
      "No element here is called '\(word)'. Did you mean '\(nearest)'?"
    case .none(let word, nil): "No element here is called '\(word)'."
    case .number(let number, 0): "There is no element \(number); no element here has a number."
    case .number(let number, let last):
      "There is no element \(number); the numbers here are 1 to \(last)."
    case .several(let word, let numbers):
      "Several elements are called '\(word)'. Which of "
        + numbers.map(String.init).joined(separator: ", ") + "?"
    }
  }
}
