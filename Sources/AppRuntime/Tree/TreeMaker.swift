import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import VirtualTime

/// Builds the tree of a process: windows, bars and keyboard around what the screens show.
///
/// Elements are placed as they are appended: a container is opened with the frame it is offered
/// and gets its real height when its children are known, so that one walk does all.
struct TreeMaker {
  let process: AppProcess
  let profile: DeviceProfile
  var builder = SnapshotBuilder()
  var sources: [ElementSource] = []
  var scope: Scope
  var screen: ScreenInstance?
  /// How many elements that no screen file names have been appended, by the number of their type.
  var systemElements = [UInt32](repeating: 0, count: Int(UInt8.max) + 1)
  /// The part of the screen in which the cells of the collection that is being laid out are made;
  /// nil outside of one.
  var realised: RealisedPart?
  /// Where in the sections of a container the walk is.
  var place = IndexPlace()
  /// How far down what is being laid out can be seen; infinite inside what scrolls.
  var bottom = Double.infinity
  /// Whether what is being placed stands where it says: nothing scrolls, nothing is added.
  var isFixed = false
  /// The instant that is shown.
  let instant: VirtualInstant
  /// When the state was entered whose view is being placed.
  var viewBegan: VirtualInstant = .start
  /// From when on nothing that was placed moves.
  var stillFrom: VirtualInstant = .start

  init(process: AppProcess, profile: DeviceProfile) {
    self.process = process
    self.profile = profile
    instant = process.device.now
    scope = Scope(context: [:], app: process.shared, device: process.facts)
  }

  /// The tree of the process as it is now.
  mutating func make() -> ScreenSnapshot {
    open(
      ElementAttributes(
        type: .application, label: process.app.definition.name, frame: bounds,
        flags: .isEnabled, processID: process.identifier), .system)
    mainWindow()
    if process.localization.isRightToLeft { builder.mirror(width: profile.width) }
    if process.textEntry.showsKeyboard { keyboardWindow() }
    if let items = process.typing.editMenu { editMenuWindow(items) }
    close()
    return ScreenSnapshot(
      tree: builder.finish(), sources: sources, revision: process.revision, instant: instant,
      stillFrom: stillFrom)
  }

  /// The whole screen.
  var bounds: ElementFrame {
    ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height)
  }

  /// Appends an element that stays open until ``close()``.
  @discardableResult
  mutating func open(_ attributes: consuming ElementAttributes, _ source: ElementSource) -> Int? {
    identify(&attributes)
    let index = builder.begin(attributes)
    if index != nil { sources.append(source) }
    return index
  }

  /// Closes the innermost open element.
  mutating func close() { builder.end() }

  /// Appends an element without children.
  mutating func add(_ attributes: consuming ElementAttributes, _ source: ElementSource) {
    identify(&attributes)
    if builder.add(attributes) != nil { sources.append(source) }
  }

  private mutating func mainWindow() {
    open(
      ElementAttributes(
        type: .window, frame: bounds, flags: [.isEnabled, .isMainWindow]), .system)
    open(ElementAttributes(type: .other, frame: bounds), .system)
    frontContent()
    close()
    close()
  }

  /// A modal view takes everything below it out of the tree (behaviour.md D).
  private mutating func frontContent() {
    if let alert = process.alert { return alertElement(alert) }
    if let share = process.shareSheet { return shareSheet(share) }
    if let overlay = process.overlay, overlay.screen === process.frontScreen {
      return overlayElement(overlay)
    }
    if let top = process.presented.last {
      return presentedStack(top)
    }
    coordinatorContent()
  }

  private mutating func coordinatorContent() {
    guard process.stacks.indices.contains(process.selectedStack) else { return }
    var area = areaBelowStatusBar
    guard case .tabs(let tabs) = process.container else {
      return stack(process.stacks[process.selectedStack], in: area)
    }
    area.height -= profile.tabBarHeight + profile.bottomInset
    if process.showsMoreList {
      moreList(tabs, in: area)
    } else {
      stack(
        process.stacks[process.selectedStack], in: area, isUnderMore: process.navigator.isUnderMore)
    }
    tabBar(tabs)
  }

  /// All of the screen but the status bar.
  var areaBelowStatusBar: ElementFrame {
    ElementFrame(
      x: 0, y: profile.topInset, width: profile.width, height: profile.height - profile.topInset)
  }

  /// Appends the front screen of a stack, and the bar above it.
  mutating func stack(_ stack: ScreenStack, in area: ElementFrame, isUnderMore: Bool = false) {
    guard let front = stack.screens.last else { return }
    screen = front
    viewBegan = front.active.first?.began ?? .start
    scope.context = front.context
    scope.state = front.statePath
    guard stack.hasBar else { return content(of: front, in: area) }
    var back: BackButton? = isUnderMore ? BackButton(process.navigator.moreLabel, .more) : nil
    if stack.screens.count > 1 {
      back = BackButton(title(of: stack.screens[stack.screens.count - 2]), .backButton)
    }
    let height = profile.navigationBarHeight
    navigationBar(
      of: front, back: back,
      in: ElementFrame(x: area.x, y: area.y, width: area.width, height: height))
    content(
      of: front,
      in: ElementFrame(
        x: area.x, y: area.y + height, width: area.width, height: area.height - height))
  }

  private mutating func content(of front: ScreenInstance, in area: ElementFrame) {
    let root = front.screen.root
    guard !root.isAlwaysAbsent, !root.isHidden.holds(in: scope) else { return }
    if root.definition.layout == .fixed { return fixedContent(of: front, in: area) }
    open(attributes(of: root, frame: area), .element(screen: front.id, root, nil))
    bottom = area.y + area.height
    let views =
      [PlacedView(began: viewBegan, elements: root.children)]
      + front.active.map { PlacedView(began: $0.began, elements: $0.state.view) }
    if root.scrolls {
      placeScrolled(root, in: area, isFixed: true, views)
    } else {
      var cursor = Cursor(area, margin: 16, spacing: 8)
      for view in views {
        viewBegan = view.began
        place(view.elements, &cursor)
      }
    }
    close()
  }

  /// Appends a screen all of which stands where it says; its root says so from the screen's corner.
  private mutating func fixedContent(of front: ScreenInstance, in area: ElementFrame) {
    let root = front.screen.root
    let placement = root.definition.placement
    let frame = ElementFrame(
      x: placement.x ?? area.x, y: placement.y ?? area.y, width: placement.width ?? area.width,
      height: placement.height ?? area.height)
    isFixed = true
    if !root.isLifted {
      open(attributes(of: root, frame: frame), .element(screen: front.id, root, nil))
    }
    var cursor = Cursor(frame)
    place(root.children, &cursor)
    for active in front.active {
      viewBegan = active.began
      place(active.state.view, &cursor)
    }
    if !root.isLifted { close() }
    isFixed = false
  }
}
