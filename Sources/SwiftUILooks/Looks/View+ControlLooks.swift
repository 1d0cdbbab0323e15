public import SwiftUIViews

// These modifiers decide how fields, lists and bars look or how the keyboard behaves. Most of them
// compile and do nothing; the article of the SwiftUI module lists them.

extension View {
  /// The keyboard of fields.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    surrounded { $0.fieldKeys = type.kind }
  }
  /// The content type of fields.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Where the keyboards of fields capitalize.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    surrounded { $0.fieldCapitals = autocapitalization ?? .sentences }
  }
  /// Where the keyboards of fields capitalize, in the older form.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.ofFields)
  }
  /// Autocorrection in fields.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Autocorrection in fields, in the older form.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// The label of the return key.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View {
    surrounded { $0.fieldReturnKey = label.name }
  }
  /// The look of fields.
  public nonisolated func textFieldStyle(_ style: SystemTextFieldStyle) -> some View { self }
  /// The look of progress indicators.
  public nonisolated func progressViewStyle(_ style: SystemProgressViewStyle) -> some View { self }
  /// The view with a style for its gauges.
  public nonisolated func gaugeStyle(_ style: SystemGaugeStyle) -> some View { self }
  /// The look of forms.
  public nonisolated func formStyle(_ style: SystemFormStyle) -> some View { self }
  /// The look of menus.
  public nonisolated func menuStyle(_ style: SystemMenuStyle) -> some View { self }
  /// The indicator of menus.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// How wide buttons are; they have the width of their labels here.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// The shape of buttons with a border.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// How groups of controls look; they are buttons in a row.
  public nonisolated func controlGroupStyle(_ style: SystemControlGroupStyle) -> some View { self }
  /// The size of controls.
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
  /// The colour behind a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The space around a row's content; rows have the usual space here.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// The line below a row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The colour of the line below a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The lines around a section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The space between rows; it is the usual one here.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// The space between sections; it is the usual one here.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// The space between sections; it is the usual one here.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// How much a header stands out; one that does is not in capitals.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    surrounded { if prominence == .increased { $0.hasCapitalHeaders = false } }
  }
  /// What is behind a list.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Where scrolling stops: at pages, or anywhere.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { surrounded { $0.scrollsByPages = behavior is PagingScrollTargetBehavior } }
  /// The views where scrolling stops.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// When content bounces.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// What is behind a bar.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// What is behind a bar.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// The colours of a bar.
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// What is behind a sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// The corners of a sheet.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// Colours the background in its usual style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(in: Rectangle())
  }
  /// How the dots of pages look.
  public nonisolated func indexViewStyle(_ style: SystemIndexViewStyle) -> some View { self }
  /// How a screen opens.
  public nonisolated func navigationTransition(_ transition: SystemNavigationTransition)
    -> some View
  { self }
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of the keyboard for letters.
  public static let alphabet = asciiCapable

  /// The same keyboard in the words of the session.
  var kind: String {
    switch self {
    case .default, .twitter, .namePhonePad: "default"
    case .asciiCapable: "ascii"
    case .numbersAndPunctuation: "numbersAndPunctuation"
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numberPad"
    case .phonePad: "phonePad"
    case .emailAddress: "email"
    case .decimalPad: "decimalPad"
    case .webSearch: "webSearch"
    }
  }
}
/// Capitals in fields.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  var ofFields: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}
/// The label of the return key.
public struct SubmitLabel: Sendable {
  let name: String
  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
/// The look of fields.
public struct SystemTextFieldStyle: Sendable {
  let name: String
  /// Makes the style that the system chooses.
  public init() { name = "automatic" }
  init(name: String) { self.name = name }
  /// As the system chooses.
  public static var automatic: SystemTextFieldStyle { .init(name: "automatic") }
  /// Without a border.
  public static var plain: SystemTextFieldStyle { .init(name: "plain") }
  /// With a round border.
  public static var roundedBorder: SystemTextFieldStyle { .init(name: "roundedBorder") }
}
/// Fields with a round border.
public typealias RoundedBorderTextFieldStyle = SystemTextFieldStyle
/// Fields as the system chooses.
public typealias DefaultTextFieldStyle = SystemTextFieldStyle
/// Fields without a border.
public typealias PlainTextFieldStyle = SystemTextFieldStyle
/// The look of progress indicators.
public struct SystemProgressViewStyle: Sendable {
  let name: String
  /// Makes the style that the system chooses.
  public init() { name = "automatic" }
  /// Makes the style in a colour.
  public init(tint: Color) { name = "automatic" }
  init(name: String) { self.name = name }
  /// As the system chooses.
  public static var automatic: SystemProgressViewStyle { .init(name: "automatic") }
  /// A circle.
  public static var circular: SystemProgressViewStyle { .init(name: "circular") }
  /// A line.
  public static var linear: SystemProgressViewStyle { .init(name: "linear") }
}
/// A circle that shows progress.
public typealias CircularProgressViewStyle = SystemProgressViewStyle
/// A line that shows progress.
public typealias LinearProgressViewStyle = SystemProgressViewStyle
/// The look of forms.
public struct SystemFormStyle: Sendable {
  let name: String
  /// As the system chooses.
  public static var automatic: SystemFormStyle { .init(name: "automatic") }
  /// In groups.
  public static var grouped: SystemFormStyle { .init(name: "grouped") }
  /// In columns.
  public static var columns: SystemFormStyle { .init(name: "columns") }
}
/// The look of menus.
public struct SystemMenuStyle: Sendable {
  let name: String
  /// As the system chooses.
  public static var automatic: SystemMenuStyle { .init(name: "automatic") }
  /// A button.
  public static var button: SystemMenuStyle { .init(name: "button") }
  /// Without a border.
  public static var borderlessButton: SystemMenuStyle { .init(name: "borderlessButton") }
}
/// The shape of buttons with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round short sides.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With rounded corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
/// How groups of controls look.
public protocol ControlGroupStyle {}
/// A style of the system for groups of controls.
public struct SystemControlGroupStyle: ControlGroupStyle, Sendable {
  let name: String
}
extension ControlGroupStyle where Self == SystemControlGroupStyle {
  /// As the system chooses.
  public static var automatic: Self { SystemControlGroupStyle(name: "automatic") }
  /// As at the top of a screen.
  public static var navigation: Self { SystemControlGroupStyle(name: "navigation") }
  /// As in a menu.
  public static var menu: Self { SystemControlGroupStyle(name: "menu") }
  /// As in a menu, close together.
  public static var compactMenu: Self { SystemControlGroupStyle(name: "compactMenu") }
  /// As in a menu of pictures.
  public static var palette: Self { SystemControlGroupStyle(name: "palette") }
}
/// The space between sections.
public struct ListSectionSpacing: Sendable {
  let name: String
  /// The usual space.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less space.
  public static let compact = ListSectionSpacing(name: "compact")
  /// Some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
/// How much something stands out.
public enum Prominence: Sendable { case standard, increased }
/// When content bounces.
public struct ScrollBounceBehavior: Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// If it does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
/// How a screen opens.
public struct SystemNavigationTransition: Sendable {
  let name: String
  /// As the system chooses.
  public static var automatic: SystemNavigationTransition { .init(name: "automatic") }
  /// Out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> SystemNavigationTransition { .init(name: "zoom") }
}

/// How a popover or a sheet looks on a small screen.
public enum PresentationAdaptation: Sendable {
  /// As the system chooses.
  case automatic
  /// As it is.
  case none
  /// As a popover.
  case popover
  /// As a sheet.
  case sheet
  /// Over the whole screen.
  case fullScreenCover
}

/// How the dots of pages look.
public struct SystemIndexViewStyle: Sendable {
  /// Makes dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
  /// Dots.
  public static let page = SystemIndexViewStyle()
  /// Dots on a background.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode
  ) -> SystemIndexViewStyle { SystemIndexViewStyle() }
}
/// Dots, under the name of their type.
public typealias PageIndexViewStyle = SystemIndexViewStyle
