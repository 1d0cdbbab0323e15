import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

/// Places the elements of screens.
///
/// One pass is enough: a container is opened with the frame it is offered, and gets its real height
/// when its children are known.
struct ViewMaker {
  var tree = TreeWriter()
  var reader: ElementReader
  let profile: DeviceProfile
  /// The part of the screen in which the present collection creates cells; nil outside of one.
  var realised: RealisedPart?
  /// The present place in the sections of a container.
  var place = IndexPlace()
  /// The lower edge of the visible part of the present content; infinite in a scrolling container.
  var bottom = Double.infinity
  /// The instant that is shown.
  let instant: VirtualInstant
  /// When the state of the present view was entered.
  var viewBegan: VirtualInstant = .start
  /// When everything placed so far has stopped moving.
  var stillFrom: VirtualInstant = .start
  /// The screens of fixed positions, which have their own windows beside the main one.
  var fixedScreens: [ScreenInstance] = []
  /// How many times elements were repeated so far.
  var repeats = RepeatCount()

  init(process: AppProcess, profile: DeviceProfile) {
    reader = ElementReader(process)
    self.profile = profile
    instant = process.device.now
  }

  /// Starts to place a screen.
  mutating func enter(_ front: ScreenInstance) {
    reader.screen = front
    viewBegan = front.active.first?.began ?? .start
    reader.scope.context = front.context
    reader.scope.state = front.statePath
  }

  mutating func content(of front: ScreenInstance, in area: ElementFrame) {
    let root = front.screen.root
    guard !root.isAlwaysAbsent, !root.isHidden.holds(in: reader.scope) else { return }
    if root.definition.layout == .fixed { return fixedContent(of: front, in: area) }
    if !root.isLifted {
      tree.open(reader.attributes(of: root, frame: area), .element(screen: front.id, root, nil))
    }
    bottom = area.y + area.height
    let views = PlacedView.views(of: front, since: viewBegan)
    if root.scrolls {
      placeScrolled(root, in: area, isFixed: true, views)
    } else {
      var cursor = Cursor(area, of: root, margin: 16, spacing: 8)
      for view in views {
        viewBegan = view.began
        place(view.elements, &cursor)
      }
    }
    if !root.isLifted { tree.close() }
  }

  /// Appends a screen of fixed positions; its root is placed from the corner of the screen.
  private mutating func fixedContent(of front: ScreenInstance, in area: ElementFrame) {
    let root = front.screen.root
    let placement = root.definition.placement
    let frame = ElementFrame(
      x: placement.x ?? area.x, y: placement.y ?? area.y, width: placement.width ?? area.width,
      height: placement.height ?? area.height)
    reader.isFixed = true
    if !root.isLifted {
      tree.open(reader.attributes(of: root, frame: frame), .element(screen: front.id, root, nil))
    }
    placeFixed(front, in: frame, areWindows: false)
    if !root.isLifted { tree.close() }
    fixedScreens.append(front)
  }

  /// Appends what a screen of fixed positions shows in the main window, or its windows beside it.
  mutating func placeFixed(_ front: ScreenInstance, in frame: ElementFrame, areWindows: Bool) {
    reader.isFixed = true
    var cursor = Cursor(frame, of: front.screen.root)
    for view in PlacedView.views(of: front, since: viewBegan) {
      viewBegan = view.began
      place(view.elements.filter { $0.definition.isBesideWindows == areWindows }, &cursor)
    }
    reader.isFixed = false
  }
}
