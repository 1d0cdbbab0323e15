package import ViewLayout

/// An alignment guide: its place in a view.
public protocol AlignmentID {
  /// Where it is in a view that does not set it explicitly.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where its guides are.
public struct ViewDimensions {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let box: Box

  package init(_ box: Box, _ size: CGSize) {
    self.box = box
    width = size.width
    height = size.height
  }

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide.guide.place(of: box, in: CGSize(width: width, height: height))
  }
  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide.guide.place(of: box, in: CGSize(width: width, height: height))
  }
  /// The explicit place of a guide in a view; nil without one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    box.explicitPlace(of: guide.guide.name, in: CGSize(width: width, height: height))
  }
  /// The explicit place of a guide in a view; nil without one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    box.explicitPlace(of: guide.guide.name, in: CGSize(width: width, height: height))
  }
}

/// How views are aligned horizontally.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  package let guide: BoxGuide

  /// Makes a custom alignment.
  public init(_ id: any AlignmentID.Type) {
    guide = BoxGuide(name: ObjectIdentifier(id)) { box, size in
      id.defaultValue(in: ViewDimensions(box, size))
    }
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// At the leading side.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// At the trailing side.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// Where the line below a row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// Whether two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.guide.name == right.guide.name }
}

/// How views are aligned vertically.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  package let guide: BoxGuide

  /// Makes a custom alignment.
  public init(_ id: any AlignmentID.Type) {
    guide = BoxGuide(name: ObjectIdentifier(id)) { box, size in
      id.defaultValue(in: ViewDimensions(box, size))
    }
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.box.firstBaseline(in: CGSize(width: context.width, height: context.height))
    }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.box.lastBaseline(in: CGSize(width: context.width, height: context.height))
    }
  }

  /// At the top.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// By the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// By the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// Whether two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.guide.name == right.guide.name }
}

/// How a view is aligned in the space around it.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var boxAlignment: BoxAlignment { BoxAlignment(horizontal.guide, vertical.guide) }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In a corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In a corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In a corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In a corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// By the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// By the first line of text, at the leading side.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// By the first line of text, at the trailing side.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// By the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// By the last line of text, at the leading side.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// By the last line of text, at the trailing side.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// How lines of text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
