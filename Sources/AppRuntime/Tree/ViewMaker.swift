import AccessibilityTree
import AppCompiling
import AppModel
import AppNetwork
import PredicateFormat
import VirtualTime

/// Places the elements of screens.
///
/// Elements are placed as they are written: a container is opened with the frame it is offered
/// and gets its real height when its children are known, so that one walk does all.
struct ViewMaker {
  var tree = TreeWriter()
  var reader: ElementReader
  let profile: DeviceProfile
  /// The part of the screen in which the cells of the collection that is being laid out are made;
  /// nil outside of one.
  var realised: RealisedPart?
  /// Where in the sections of a container the walk is.
  var place = IndexPlace()
  /// How far down what is being laid out can be seen; infinite inside what scrolls.
  var bottom = Double.infinity
  /// The instant that is shown.
  let instant: VirtualInstant
  /// When the state was entered whose view is being placed.
  var viewBegan: VirtualInstant = .start
  /// From when on nothing that was placed moves.
  var stillFrom: VirtualInstant = .start

  init(process: AppProcess, profile: DeviceProfile) {
    reader = ElementReader(process)
    self.profile = profile
    instant = process.device.now
  }

  /// Shows a screen from now on.
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
    tree.open(reader.attributes(of: root, frame: area), .element(screen: front.id, root, nil))
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
    tree.close()
  }

  /// Appends a screen all of which stands where it says; its root says so from the screen's corner.
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
    var cursor = Cursor(frame)
    place(root.children, &cursor)
    for active in front.active {
      viewBegan = active.began
      place(active.state.view, &cursor)
    }
    if !root.isLifted { tree.close() }
    reader.isFixed = false
  }
}
