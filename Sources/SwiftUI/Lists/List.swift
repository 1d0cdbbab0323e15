import SwiftUILooks
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Rows in a column that scrolls.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: SelectionAccess?

  init(_ content: Content, _ selection: SelectionAccess?) {
    self.content = content
    self.selection = selection
  }

  /// Makes a list whose selected row is bound to a value of the app.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { SelectionAccess($0) })
  }
  /// Makes a list whose selected rows are bound to a value of the app.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { SelectionAccess($0) })
  }
}

/// How the selected rows of a list are read and written.
struct SelectionAccess {
  let isChosen: (AnyHashable) -> Bool
  /// Whether any row is chosen.
  let hasChoice: () -> Bool
  /// Selects or deselects a value; returns whether it has the list's type.
  let choose: (AnyHashable) -> Bool
  let clear: () -> Void
  /// Whether several rows can be chosen, which is possible while rows are edited.
  let takesSeveral: Bool

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isChosen = { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false }
    hasChoice = { binding.wrappedValue != nil }
    choose = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
    clear = { binding.wrappedValue = nil }
    takesSeveral = false
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isChosen = { value in (value.base as? Value).map(binding.wrappedValue.contains) ?? false }
    hasChoice = { !binding.wrappedValue.isEmpty }
    choose = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue.formSymmetricDifference([value])
      return true
    }
    clear = { binding.wrappedValue = [] }
    takesSeveral = true
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
  // A binding to a collection is a collection of bindings, too, and has a form of its own below.
  /// Makes a list of identifiable elements.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// Makes a list of elements that a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }
  /// Makes a list of numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), nil)
  }
  /// Makes a list of bindings to the elements of a collection.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable
  { self.init(ForEach(data, content: rowContent), nil) }
}

extension List {
  /// Makes a list of elements, whose selected row is a value of the app.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { SelectionAccess($0) })
  }
  /// Makes a list of elements that a key path identifies, whose selected row is a value of the app.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { SelectionAccess($0) })
  }
  /// Makes a list of elements, whose selected rows are a value of the app.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { SelectionAccess($0) })
  }
  /// Makes a list of elements that a key path identifies, whose selected rows are a value of the
  /// app.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { SelectionAccess($0) })
  }
}

extension List: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let selection = selection
    let isEditing = scope.environment.editMode?.wrappedValue.isEditing == true
    if let selection, !selection.takesSeveral {
      scope.environment.splitColumn?.selection = selection
    }
    let refresh = scope.environment.refresh?.perform
    let style = scope.environment.listLook
    let margins = scope.environment.contentMargins
    let anchor = scope.node.slot(-7) { SpaceAnchor(in: scope.environment.namedSpaces) }
    let boxes = scope.draw(content, at: .part("rows")) {
      $0.namedSpaces.addScroller(anchor, along: .vertical)
      $0.isLazy = true
      $0.refresh = nil
      $0.isInRow = true
      $0.contentMargins = ContentMargins()
      $0.choosesRows = selection?.takesSeveral == true
    }
    var list = ListContent(isInset: style != .plain)
    let rows = ListRows(boxes, isInset: list.isInset)
    if style == .automatic, scope.environment.isInSidebar { list.label = "Sidebar" }
    (list.top, list.bottom) = (margins.top ?? 0, margins.bottom ?? 0)
    (list.leading, list.trailing) = (margins.leading, margins.trailing)
    list.rows = rows.rows
    let change: (Box, BoxElement) -> BoxElement = { box, cell in
      guard let selection, let tag = box.selectionTag else { return cell }
      var cell = cell
      cell.isSelected = selection.isChosen(tag)
      guard isEditing || !selection.takesSeveral else { return cell }
      cell.answers.gestures[.tap] = { _ = selection.choose(tag) }
      // While rows are chosen, nothing inside them handles taps.
      if selection.takesSeveral { cell.giveToChildren(tap: cell.answers.gestures[.tap]) }
      return cell
    }
    list.change = change
    let heights = scope.node.slot(-8) { RowHeights() }
    let box = ListBox(
      list, name: "list\(scope.node.number)", heights: heights, refresh: refresh)
    box.habits = scope.environment.scrollHabits
    anchor.box = box
    return [box]
  }
}

extension Box {
  /// The tag, or else the identity of the row.
  var selectionTag: AnyHashable? {
    note(BoxNotes.tag, as: AnyHashable.self) ?? note(BoxNotes.identity, as: AnyHashable.self)
  }
}

/// Sorts the boxes of a list into rows, headers and footers.
private struct ListRows {
  private(set) var rows: [ListContent.Row] = []
  /// What came before in an inset list: none, a row, a footer, or the end of a section.
  private var last: RowMark??

  init(_ boxes: [Box], isInset: Bool) {
    for box in boxes {
      let mark = RowMark.of(box)
      if isInset ? leavesGap(before: mark) : mark == .header || mark == .end { rows.append(.gap) }
      switch mark {
      case .header: rows.append(.header(box))
      case .footer: rows.append(.footer(box))
      case .end: break
      // The rows of a list in a row are rows of the outer list.
      case nil: rows += (box as? ListBox)?.rows ?? [.row(box)]
      }
      last = .some(mark)
    }
  }

  /// Whether there is space before a part of an inset list: after a group without a footer, and
  /// before one without a header.
  private func leavesGap(before mark: RowMark?) -> Bool {
    switch (last, mark) {
    case (.some(nil), .header), (.some(nil), .end), (.some(.end), nil): true
    default: false
    }
  }
}

/// Rows of settings.
public struct Form<Content: View> {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The rows.
  public var body: some View { List { content } }
}

private enum ChoosesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether several rows of the list can be chosen while they are edited, so that no row has a
  /// delete control.
  var choosesRows: Bool {
    get { self[ChoosesRowsKey.self] }
    set { self[ChoosesRowsKey.self] = newValue }
  }
  /// Whether the view is a row of a list.
  var isInRow: Bool {
    get { self[InRowKey.self] }
    set { self[InRowKey.self] = newValue }
  }
}

extension DynamicViewContent {
  /// Calls a closure when a person deletes rows, with a swipe to the left.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  {
    DeletableRows(content: self, action: action)
  }
}

/// Views made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows that a person can delete.
private struct DeletableRows<Content: DynamicViewContent> {
  let content: Content
  let action: ((IndexSet) -> Void)?
}

extension DeletableRows: DynamicViewContent, View, Drawable {
  var data: Content.Data { content.data }

  func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("rows"))
    guard let action else { return boxes }
    let environment = scope.environment
    let isEditing =
      environment.editMode?.wrappedValue.isEditing == true && !environment.choosesRows
    let asked = scope.node.slot(-1) { StateSlot(Int?.none, in: scope.node.graph) }
    let place = asked.value
    if !isEditing, place != nil { scope.node.graph.afterDrawing { asked.set(nil) } }
    let rows = RowDeletion(isEditing: isEditing, asked: place, ask: asked.set, action: action)
    return boxes.mapRows { rows.row($0, at: $1) }
  }
}

extension [Box] {
  /// Changes each row, which is told its place.
  func mapRows(_ change: @escaping (Box, Int) -> Box) -> [Box] {
    var count = 0
    return map { box in
      guard let lazy = box as? LazyBox else {
        defer { count += 1 }
        return change(box, count)
      }
      let start = count
      count += lazy.count
      return LazyBox(count: lazy.count, find: lazy.place) { [change(lazy.box(at: $0), start + $0)] }
    }
  }
}

/// How the user deletes rows: with a swipe, or in editing mode with the control next to them.
private struct RowDeletion {
  let isEditing: Bool
  /// The row whose delete control was tapped.
  let asked: Int?
  let ask: (Int?) -> Void
  let action: (IndexSet) -> Void

  func row(_ box: Box, at place: Int) -> Box {
    guard box.note(DeleteNote.name) != true else { return box }
    let delete = {
      ask(nil)
      action(IndexSet(integer: place))
    }
    guard isEditing else {
      return box.noted(in: RowActionBox(box, trailing: [BoxCommand("Delete", delete)]))
    }
    let isAsking = asked == place
    let removal = RowRemoval(
      isAsking: isAsking, ask: { ask(isAsking ? nil : place) }, remove: delete)
    return box.noted(in: RowActionBox(box, removal: removal))
  }
}

/// Whether a row can be deleted.
private enum DeleteNote {
  static let name = ObjectIdentifier(DeleteNote.self)
}

extension View {
  /// The row as one that a person cannot delete.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    boxed { box, _ in
      box.notes[DeleteNote.name] = isDisabled
      return box
    }
  }
  /// The row with actions that a swipe shows.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return redrawn { boxes, scope in
      let made = scope.draw(content, at: .part("swipe \(edge.rawValue)")) {
        $0.isLazy = false
        $0.isInRow = false
      }
      var commands = made.flatMap { $0.elements() }.compactMap(\.command)
      for index in commands.indices { commands[index].takesFullSwipe = allowsFullSwipe }
      return boxes.map { box in
        box.noted(
          in: RowActionBox(
            box, leading: edge == .leading ? commands : [],
            trailing: edge == .trailing ? commands : []))
      }
    }
  }
}

extension BoxElement {
  /// Replaces the tap action of every element inside that handles taps.
  fileprivate mutating func giveToChildren(tap: (() -> Void)?) {
    for index in children.indices {
      if children[index].takesTap { children[index].answers.gestures[.tap] = tap }
      children[index].giveToChildren(tap: tap)
    }
  }

  /// Whether it handles taps, or is the row of a switch.
  private var takesTap: Bool {
    if case .switching? = answers.control { return true }
    return answers.gestures[.tap] != nil
  }

  /// The command of a button.
  var command: BoxCommand? { answers.gestures[.tap].map(command) }

  /// The command that stands for it in a menu.
  func command(_ act: @escaping () -> Void) -> BoxCommand {
    var command = BoxCommand(label, identifier: identifier, act)
    (command.isEnabled, command.isSelected) = (isEnabled, isSelected)
    return command
  }
}
