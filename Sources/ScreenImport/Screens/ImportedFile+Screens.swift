import AccessibilityTree

extension ImportedFile {
  /// The trees of the file as screens, named after the file and numbered if there are several.
  package func screens(origin: String) -> [ImportedScreen] {
    trees.enumerated().filter { !isUnanswered($0.element) }.map { number, tree in
      ImportedScreen(
        origin: trees.count == 1 ? origin : "\(origin)-\(number + 1)",
        snapshot: snapshot(of: tree),
        bundleIdentifier: tree.bundleIdentifier.map { source.text($0) })
    }
  }

  /// Notes about the trees that make no screen, because the app did not answer.
  package var unansweredWords: [String] {
    trees.filter(isUnanswered).map { tree in
      "none of \(tree.nodes.count) elements has a type: the app did not answer; "
        + "there is no screen to import"
    }
  }

  /// Whether no element of a page source has a type, as in that of an app that has ended.
  private func isUnanswered(_ tree: ImportedTree) -> Bool {
    tree.form == .pageSource && tree.nodes.allSatisfy { nodes[$0].type == .any }
  }
}
