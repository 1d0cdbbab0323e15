import SwiftUIViews
import ViewLayout

/// The notes that views leave for the bar around them.
enum BarNote {
  enum Title {}
  enum Mode {}
  enum Hidden {}
  enum NoBack {}
  enum Items {}

  static let title = ObjectIdentifier(Title.self)
  /// Whether the title is large.
  static let mode = ObjectIdentifier(Mode.self)
  /// Whether there is no bar.
  static let hidden = ObjectIdentifier(Hidden.self)
  /// Whether there is no back button.
  static let noBack = ObjectIdentifier(NoBack.self)
  static let items = ObjectIdentifier(Items.self)

  /// All of them.
  static let all: Set = [title, mode, hidden, noBack, items, SearchRows.name]
}

/// Items of a bar with their place.
struct PlacedItems {
  let placement: ToolbarItemPlacement
  let boxes: [Box]
}

extension BarContent {
  /// Reads the notes of a screen's views, without those of stacks inside.
  init(of boxes: [Box], inheriting isLarge: Bool) {
    self.init()
    self.isLarge = isLarge
    for box in boxes { read(box) }
  }

  private mutating func read(_ box: Box) {
    guard !(box is NavigationBox) else { return }
    if let note = box as? PreferenceBox { read(note) }
    for child in Self.inside(box) { read(child) }
  }

  /// The boxes inside a box; for one that makes its content late, those that it has made.
  private static func inside(_ box: Box) -> [Box] { box is MeasuredBox ? box.shown : box.children }

  /// Whether views leave notes for the bar above them.
  static func isTold(in boxes: [Box]) -> Bool {
    boxes.contains { box in
      if box is NavigationBox { return false }
      if let note = box as? PreferenceBox, BarNote.all.contains(note.name) { return true }
      return isTold(in: inside(box))
    }
  }

  private mutating func read(_ note: PreferenceBox) {
    switch note.name {
    case BarNote.title: if title.isEmpty { title = note.value as? String ?? "" }
    case BarNote.mode: isLarge = note.value as? Bool ?? isLarge
    case BarNote.hidden: isHidden = note.value as? Bool ?? isHidden
    case BarNote.noBack: hidesBack = note.value as? Bool ?? hidesBack
    case SearchRows.name:
      guard search.isEmpty, let rows = note.value as? SearchRows else { return }
      search = rows.boxes
    case BarNote.items:
      for items in note.value as? [PlacedItems] ?? [] {
        switch items.placement.side {
        case .leading: leading += items.boxes
        case .trailing: trailing += items.boxes
        case .principal: principal += items.boxes
        case .bottom: bottom += items.boxes
        case .keyboard: break
        }
      }
    default: break
    }
  }
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Sendable, Hashable {
  enum Side { case leading, trailing, principal, bottom, keyboard }
  let side: Side

  /// Where the system puts it: at the end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// In the middle of the navigation bar.
  public static let title = ToolbarItemPlacement(side: .principal)
  /// At the leading side of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading side of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing side of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// Navigation, such as a back button.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The main action.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// Actions in a menu.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// Confirming what a sheet asks for.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// Leaving a sheet.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// Deleting what a sheet shows.
  public static let destructiveAction = ToolbarItemPlacement(side: .leading)
  /// A status, in the bar at the bottom.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In a bar above the keyboard, while it is up.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// Whether the title of a bar is large.
public enum NavigationBarTitleDisplayModeKind: Sendable { case automatic, inline, large }

/// Whether the title of a bar is large.
public struct ToolbarTitleDisplayMode: Sendable {
  let isLarge: Bool?
  /// As on the screen before.
  public static let automatic = ToolbarTitleDisplayMode(isLarge: nil)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(isLarge: false)
  /// In the bar, at the leading side.
  public static let inlineLarge = ToolbarTitleDisplayMode(isLarge: false)
  /// Below the buttons.
  public static let large = ToolbarTitleDisplayMode(isLarge: true)
}

/// Types around the items of a bar.
public enum NavigationBarItem {
  /// Whether the title of a bar is large.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }
}

extension View {
  nonisolated func barNote(_ name: ObjectIdentifier, _ value: Any) -> some View {
    redrawn { boxes, _ in
      guard let first = boxes.first else {
        return [PreferenceBox(name, value, SizedBox(.zero))]
      }
      return [first.noted(in: PreferenceBox(name, value, first))] + boxes.dropFirst()
    }
  }

  /// The screen with a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barNote(BarNote.title, title.words)
  }
  /// The screen with a title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// The screen with a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// The screen with a title that can be changed.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  /// The screen with a large title or a small one.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barNote(BarNote.mode, mode == .automatic ? Optional<Bool>.none as Any : mode != .inline)
  }
  /// The screen with a large title or a small one.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View { barNote(BarNote.mode, mode.isLarge as Any) }
  /// The screen with a title, in the older form.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The screen with a title, in the older form.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// The screen with a title, in the older form.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// The screen with a title, in the older form.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// The screen with a title, in the older form.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// The screen with a title, in the older form.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// The screen without a bar, in the older form.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barNote(BarNote.hidden, hidden)
  }
  /// The screen without a back button.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    barNote(BarNote.noBack, hidden)
  }
  /// The screen with items in its bar, in the older form.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  /// The screen with items in its bar, in the older form.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  /// The screen with items in its bar, in the older form.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
