extension ImportedFile {
  /// The trees of the file as screens, named after the file and numbered if there are several.
  package func screens(origin: String) -> [ImportedScreen] {
    trees.enumerated().map { number, tree in
      ImportedScreen(
        origin: trees.count == 1 ? origin : "\(origin)-\(number + 1)",
        snapshot: snapshot(of: tree),
        bundleIdentifier: tree.bundleIdentifier.map { source.text($0) })
    }
  }
}
