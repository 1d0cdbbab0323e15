public import SwiftUIViews

// These modifiers decide how a view looks, what a keyboard or a pointer does, or what a screen
// reader says. Each of them compiles and does nothing.

extension View {
  /// The same as the newer form, with the older parameter names.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
  /// Makes differences of colours greater.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Multiplies its colours with another.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Inverts its colours.
  public nonisolated func colorInvert() -> some View { self }
  /// Makes dark parts transparent.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Moves and turns it only as it is drawn; its frame stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Draws the view with its content as one layer, in a colour space.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode
  ) -> some View { self }
  /// Hides the status bar, which is the system's.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Hides what the system shows at the edges.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets the shape that shapes inside follow.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Shows content beyond the edges of a scroll view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Where a scroll view is scrolled to at first; here always to its start.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Flashes the scroll indicators.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Whether scroll bars are seen for a moment after a change.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Colours the symbols of rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  /// Colours the symbols of rows.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Colours the lines between sections.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Lets the views behind a sheet be touched; here they cannot be.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Whether a swipe scrolls a sheet or makes it larger.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Removes effects of symbols.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Mirrors it in right-to-left languages.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// A keyboard shortcut that acts like a tap; tests press none.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// A keyboard shortcut that acts like a tap; tests press none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Lets a keyboard focus it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Reports where a pointer is; tests have none.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// How the columns of a split view are arranged; on phones they are a stack.
  public nonisolated func navigationSplitViewStyle(_ style: SystemSplitViewStyle) -> some View {
    self
  }
  /// How wide a column of a split view is.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// How wide a column of a split view is.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// What a toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Takes away what the system adds to a toolbar; here it adds none of it.
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
  /// Keeps its colours when the user inverts those of the screen.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Shows it larger while a finger rests on it.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Whether VoiceOver says that it can be touched.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }
  /// Adds words that VoiceOver reads on demand, which tests do not see.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { self }
  /// Adds words that VoiceOver reads on demand, which tests do not see.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V
  ) -> some View { self }
  /// Describes the user's activity, for other devices.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Called with an activity from another device; no test sends one.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// It is on the view.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet larger.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it types.
  public var character: Character
  /// Names a key.
  public init(_ character: Character) { self.character = character }
  /// Names a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The key that deletes what is before the cursor.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The arrow up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow to the left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow to the right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

/// A key with its modifier keys.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// What the return key does.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What the escape key does.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// How the columns of a split view are arranged.
public struct SystemSplitViewStyle: Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = SystemSplitViewStyle(name: "automatic")
  /// Beside each other.
  public static let balanced = SystemSplitViewStyle(name: "balanced")
  /// Over the detail.
  public static let prominentDetail = SystemSplitViewStyle(name: "prominentDetail")
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For moving through what an app shows.
  public static let browser = ToolbarRole(name: "browser")
  /// For changing a document.
  public static let editor = ToolbarRole(name: "editor")
  /// For moving through a stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// What the system adds to a toolbar by itself.
public struct ToolbarDefaultItemKind: Sendable {
  let name: String
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// An activity of the user, for other devices.
open class NSUserActivity: NSObject {
  /// What kind of thing it is.
  public let activityType: String
  /// Its title.
  open var title: String?
  /// More about it.
  open var userInfo: [AnyHashable: Any]?
  /// Its web page.
  open var webpageURL: URL?
  /// Whether the search of the system finds it.
  open var isEligibleForSearch = false
  /// Whether another device can continue it.
  open var isEligibleForHandoff = true
  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
}
