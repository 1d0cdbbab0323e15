import AccessibilityTree
package import ViewLayout

/// An image of the app's assets or of the system; it is not drawn.
public struct Image: Equatable, Sendable {
  /// The name, which is also its label.
  package let name: String
  private let isSystem: Bool
  private let label: String?
  private let isDecorative: Bool
  private var isResizable = false

  /// Which side of an image is up.
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private init(name: String, isSystem: Bool, label: String?, isDecorative: Bool = false) {
    self.name = name
    self.isSystem = isSystem
    self.label = label
    self.isDecorative = isDecorative
  }

  /// An image of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    AppAssets.look(forImage: name, in: bundle)
    self.init(name: name, isSystem: false, label: nil)
  }
  /// An image of the app's assets with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    AppAssets.look(forImage: name, in: bundle)
    self.init(name: name, isSystem: false, label: label.words)
  }
  /// An image of the app's assets that VoiceOver leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    AppAssets.look(forImage: name, in: bundle)
    self.init(name: name, isSystem: false, label: nil, isDecorative: true)
  }
  /// An image that is made in code, such as a `UIImage`; it has no label.
  public init(uiImage: AnyObject) { self.init(name: "", isSystem: false, label: nil) }
  /// An image that the app drew, with a label.
  public init(
    _ cgImage: AnyObject, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(name: "", isSystem: false, label: label.words) }
  /// An image that the app drew.
  public init(decorative cgImage: AnyObject, scale: CGFloat, orientation: Orientation = .up) {
    self.init(name: "", isSystem: false, label: nil, isDecorative: true)
  }
  /// A symbol of the system.
  public init(systemName: String) { self.init(name: systemName, isSystem: true, label: nil) }
  /// A symbol of the system, filled to a part.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether an image is drawn in its colours or in one.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image fills more space.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How smoothly an image is scaled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The image in any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// The image in its colours or in one.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The image scaled in another way.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The image with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The symbol drawn in another way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours of the app.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension Image: View, Drawable {
  /// The label of a symbol is its name in words, that of an asset its name.
  private var shownLabel: String {
    label ?? (isSystem ? SymbolWords.label(of: name) : name)
  }

  package func draw(in scope: DrawScope) -> [Box] {
    let font = scope.environment.font ?? .body
    let side = (font.size * 1.18).rounded()
    let size = isSystem ? CGSize(width: side, height: side) : CGSize(width: 24, height: 24)
    let picture: Box = isResizable ? FillBox(ideal: size) : SizedBox(size)
    let content = TouchAreaBox(takesAll: true, isFilled: true, picture)
    guard !isDecorative else { return [ElementBox([content]) { _, _ in [] }] }
    let (label, name, hasOwnLabel) = (shownLabel, name, label != nil)
    return [
      ElementBox([content]) { frame, _ in
        var element = BoxElement(
          .image, identifier: name, label: label, traits: .image, frame: frame)
        element.hasOwnLabel = hasOwnLabel
        return [element]
      }
    ]
  }
}

/// The labels that iOS gives symbols.
enum SymbolWords {
  /// The labels of symbols that are not their names.
  private static let known = [
    "plus": "Add", "minus": "Remove", "trash": "Delete", "xmark": "Close", "checkmark": "Selected",
    "gear": "Settings", "magnifyingglass": "Search", "square.and.arrow.up": "Share",
    "chevron.right": "Forward", "chevron.left": "Back", "heart": "Love", "star": "Favorite",
    "pencil": "Edit", "house": "Home", "person": "Person", "bell": "Notifications",
    "ellipsis": "More", "info.circle": "Info", "line.horizontal.3.decrease": "",
  ]
  /// What the name of a symbol ends with that says no more than the one without it.
  private static let frames = [".fill", ".circle"]

  /// The label of a symbol: that of iOS if it is known, else the symbol's name in words.
  static func label(of name: String) -> String {
    if let label = knownLabel(of: name) { return label }
    let words = name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined(separator: " ")
  }

  private static func knownLabel(of name: String) -> String? {
    if let label = known[name] { return label }
    let frame = frames.first { name.hasSuffix($0) }
    return frame.flatMap { knownLabel(of: String(name.dropLast($0.count))) }
  }
}
