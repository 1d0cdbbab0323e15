package import AccessibilityTree

/// A query for one element of a tree, and its Swift source.
///
/// ```swift
/// let path = ElementPath(to: node, in: snapshot.indexed)
/// path?.swift  // app.tables["ListView"].buttons["InfoButton"]
/// ```
package struct ElementPath: Sendable, Equatable {
  /// The query, which finds only this element.
  package let query: Query
  /// The expression, which begins with the app.
  package let swift: String

  /// The path to the app.
  package static let app = ElementPath(query: Query(), swift: "app")

  /// Makes a path of a query and its source.
  package init(query: Query, swift: String) {
    self.query = query
    self.swift = swift
  }

  /// Finds the shortest path that stays valid: by the element's own identifying text, else below an
  /// element that has one, else by what it contains, and by its index only if nothing else
  /// identifies it.
  ///
  /// It is nil if there is no such element.
  package init?(to node: Int, in tree: IndexedSnapshot) {
    guard (0..<tree.snapshot.count).contains(node) else { return nil }
    guard node > 0 else {
      self = .app
      return
    }
    guard let path = PathFinder(node: node, tree: tree).find() else { return nil }
    self = path
  }

  func descendants(_ type: ElementType) -> ElementPath {
    ElementPath(
      query: query.descendants(type), swift: swift + QueryProperty.call(for: type))
  }

  func identified(by text: String) -> ElementPath {
    ElementPath(
      query: query.identified(by: text), swift: swift + "[\(SwiftLiteral.string(text))]")
  }

  func containing(_ type: ElementType, identifier: String) -> ElementPath {
    ElementPath(
      query: query.appending(.containingType(type, identifier: identifier)),
      swift: swift
        + ".containing(.\(type.caseName), identifier: \(SwiftLiteral.string(identifier)))")
  }

  var only: ElementPath { ElementPath(query: query, swift: swift + ".element") }

  func index(_ index: Int) -> ElementPath {
    ElementPath(query: query.index(index), swift: swift + ".element(boundBy: \(index))")
  }
}

/// Tries paths to an element, the best first.
struct PathFinder {
  let node: Int
  let tree: IndexedSnapshot

  /// The longest text that a query may use (behaviour.md A7).
  static let textLimit = 128
  /// How many elements below one are tried to identify it.
  static let contentLimit = 64

  private var snapshot: ElementSnapshot { tree.snapshot }

  func find() -> ElementPath? {
    let type = snapshot.type(of: node)
    let parents =
      [ElementPath.app] + snapshot.ancestors(of: node).dropFirst().reversed().compactMap { own($0) }
    // Labels change with the language and the data; identifiers do not.
    for text in texts(of: node) {
      let named = parents.lazy.map { $0.descendants(type).identified(by: text) }
      if let path = named.first(where: isRight) { return path }
    }
    if let path = held(below: parents) { return path }
    if let parent = (parents.dropFirst() + [.app]).first(where: { isRight($0.descendants(type)) }) {
      return parent.descendants(type).only
    }
    return counted(below: parents.count > 1 ? parents[1] : .app, type)
  }

  /// A path to an element by its own text, anywhere in the app.
  private func own(_ index: Int) -> ElementPath? {
    let type = snapshot.type(of: index)
    return texts(of: index).lazy
      .map { ElementPath.app.descendants(type).identified(by: $0) }
      .first { finds(index, $0) }
  }

  /// A path by an element that only this element of its type contains.
  private func held(below parents: [ElementPath]) -> ElementPath? {
    let type = snapshot.type(of: node)
    for index in snapshot.subtree(of: node).dropFirst().prefix(Self.contentLimit) {
      for text in texts(of: index) {
        let held = snapshot.type(of: index)
        for parent in parents {
          let path = parent.descendants(type).containing(held, identifier: text)
          if isRight(path) { return path.only }
        }
      }
    }
    return nil
  }

  private func counted(below parent: ElementPath, _ type: ElementType) -> ElementPath? {
    let all = parent.descendants(type)
    let matches = Resolver().resolve(all.query, in: tree)
    return matches.firstIndex(of: node).map { all.index($0) }
  }

  private func isRight(_ path: ElementPath) -> Bool { finds(node, path) }

  private func finds(_ index: Int, _ path: ElementPath) -> Bool {
    let matches = Resolver().resolve(path.query, in: tree)
    return matches.count == 1 && matches[0] == index
  }

  /// The texts that find an element, its identifier first.
  private func texts(of index: Int) -> [String] {
    let all = [
      snapshot.identifier(of: index), snapshot.label(of: index), snapshot.title(of: index),
      snapshot.placeholderValue(of: index) ?? "",
    ]
    return all.filter { !$0.isEmpty && $0.utf16.count <= Self.textLimit }
  }
}
