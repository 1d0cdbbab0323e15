/// The names in the asset catalogues of an app; names that are missing there are reported.
package final class AppAssets: @unchecked Sendable {
  /// The names of the app whose code is running; nil if they are not known.
  @TaskLocal package static var current: AppAssets?

  private let colors: Set<String>
  private let images: Set<String>
  private let tell: (String) -> Void
  // Tasks of the app may run in parallel, so a lock guards the reported names.
  private let lock = NSLock()
  private var told: Set<String> = []

  /// Makes catalogues of names; each missing name is reported once, as a sentence.
  package init(colors: Set<String>, images: Set<String>, tell: @escaping (String) -> Void) {
    self.colors = colors
    self.images = images
    self.tell = tell
  }

  /// Looks up a colour of the app itself.
  static func look(forColor name: String, in bundle: Bundle?) {
    current?.look(for: name, among: \.colors, kind: "color", in: bundle)
  }
  /// Looks up an image of the app itself.
  static func look(forImage name: String, in bundle: Bundle?) {
    current?.look(for: name, among: \.images, kind: "image", in: bundle)
  }

  private func look(
    for name: String, among names: KeyPath<AppAssets, Set<String>>, kind: String,
    in bundle: Bundle?
  ) {
    // The content of other bundles is not known.
    guard bundle == nil || bundle == .main, !self[keyPath: names].contains(name) else { return }
    let words = "No \(kind) named '\(name)' found in asset catalog for main bundle"
    if lock.withLock({ told.insert(words).inserted }) { tell(words) }
  }
}
