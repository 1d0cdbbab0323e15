import AccessibilityTree
import Testing

@Suite struct HitPointTests {
  private let screen = ElementFrame(x: 0, y: 0, width: 100, height: 200)

  /// An application with a table of the given frame that holds one button, and a last element.
  private func tree(
    button: ElementFrame, table: ElementFrame? = nil, last: ElementFrame = .zero,
    lastFlags: ElementFlags = [.isEnabled, .blocksTouches]
  ) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    builder.begin(ElementAttributes(type: .window, frame: screen))
    builder.begin(ElementAttributes(type: .table, frame: table ?? screen))
    builder.begin(ElementAttributes(type: .button, frame: button))
    builder.add(
      ElementAttributes(type: .image, frame: button, flags: [.isEnabled, .blocksTouches]))
    builder.end()
    builder.end()
    builder.end()
    builder.add(ElementAttributes(type: .other, frame: last, flags: lastFlags))
    return builder.finish()
  }

  private let small = ElementFrame(x: 10, y: 10, width: 20, height: 20)

  @Test func `an element is hit in its middle`() {
    #expect(tree(button: small).hit(3).point == ElementPoint(x: 20, y: 20))
  }

  @Test func `an element partly off screen is hit in the middle of the rest`() {
    let button = ElementFrame(x: 80, y: 10, width: 40, height: 20)
    #expect(tree(button: button).hit(3).point == ElementPoint(x: 90, y: 20))
  }

  @Test func `an element off screen has no hit point`() {
    let button = ElementFrame(x: -40, y: 10, width: 40, height: 20)
    #expect(tree(button: button).hit(3) == .offScreen)
  }

  @Test func `an element scrolled out of its table is clipped by it`() {
    let table = ElementFrame(x: 0, y: 50, width: 100, height: 50)
    #expect(tree(button: small, table: table).hit(3) == .clipped(by: 2))
  }

  @Test func `an element partly scrolled out is hit in what shows`() {
    let table = ElementFrame(x: 0, y: 20, width: 100, height: 50)
    #expect(tree(button: small, table: table).hit(3) == .at(ElementPoint(x: 20, y: 25)))
  }

  @Test func `a later element that takes touches covers`() {
    #expect(tree(button: small, last: screen).hit(3) == .covered(by: 5))
  }

  @Test func `a later element that lets touches through does not cover`() {
    let tree = tree(button: small, last: screen, lastFlags: .isEnabled)
    #expect(tree.hit(3).point == ElementPoint(x: 20, y: 20))
  }

  @Test func `a later element beside the point does not cover`() {
    let beside = ElementFrame(x: 21, y: 10, width: 50, height: 50)
    #expect(tree(button: small, last: beside).hit(3).point != nil)
  }

  @Test func `a descendant does not cover and an element before does not either`() {
    let tree = tree(button: small, last: small, lastFlags: .isEnabled)
    #expect(tree.hit(3).point != nil && tree.hit(5).point != nil)
  }

  @Test func `an element clipped away at the point does not cover`() {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, frame: screen))
    builder.add(ElementAttributes(type: .button, frame: small))
    builder.begin(
      ElementAttributes(type: .table, frame: ElementFrame(x: 0, y: 50, width: 100, height: 50)))
    builder.add(
      ElementAttributes(type: .cell, frame: screen, flags: [.isEnabled, .blocksTouches]))
    #expect(builder.finish().hit(1).point == ElementPoint(x: 20, y: 20))
  }

  /// A screen with a button in a bar, and an element over everything.
  private func barTree(
    below type: ElementType, _ flags: ElementFlags = [.isEnabled, .blocksTouches]
  ) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, frame: screen))
    builder.begin(ElementAttributes(type: .navigationBar, frame: small))
    builder.add(
      ElementAttributes(type: .button, frame: small, flags: [.isEnabled, .blocksTouches]))
    builder.end()
    builder.add(ElementAttributes(type: type, frame: screen, flags: flags))
    return builder.finish()
  }

  @Test(arguments: [ElementType.table, .collectionView, .scrollView, .webView])
  func `what scrolls does not cover a button in a bar`(type: ElementType) {
    #expect(barTree(below: type).hit(2).point == ElementPoint(x: 20, y: 20))
    #expect(barTree(below: type).topmostElement(at: ElementPoint(x: 20, y: 20)) == 2)
  }

  @Test func `a popover that cuts off what is inside covers a button in a bar`() {
    let tree = barTree(below: .popover, [.isEnabled, .blocksTouches, .clipsDescendants])
    #expect(tree.hit(2) == .covered(by: 3))
    #expect(tree.topmostElement(at: ElementPoint(x: 20, y: 20)) == 3)
  }

  @Test func `an element without size or place has no hit point`() {
    #expect(tree(button: ElementFrame(x: 1, y: 1, width: 0, height: 9)).hit(3) == .emptyFrame)
    #expect(tree(button: .nowhere).hit(3) == .infiniteFrame)
    #expect(tree(button: small).hit(77) == .emptyFrame)
  }

  @Test func `the screen may be given`() {
    let half = ElementFrame(x: 0, y: 0, width: 20, height: 200)
    #expect(tree(button: small).hit(3, screen: half).point == ElementPoint(x: 15, y: 20))
  }

  // MARK: - Behind what is presented

  /// A bar, and over it a sheet with a table of the whole screen.
  private var presented: ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    builder.begin(ElementAttributes(type: .window, frame: screen))
    builder.add(
      ElementAttributes(type: .navigationBar, label: "Bar", frame: small, flags: .takesTouches))
    builder.begin(
      ElementAttributes(type: .other, frame: screen, flags: [.takesTouches, .coversScreen]))
    builder.add(
      ElementAttributes(type: .table, label: "Rows", frame: screen, flags: .takesTouches))
    return builder.finish()
  }

  @Test func `all elements are in front where nothing is presented`() {
    #expect(tree(button: small).front == 0..<6)
  }

  @Test func `what is presented and what comes after it is in front`() {
    #expect(presented.front == 3..<5)
  }

  @Test func `a bar behind a sheet is covered by a table of the sheet`() {
    #expect(presented.hit(2) == .covered(by: 4))
    #expect(presented.topmostElement(at: ElementPoint(x: 20, y: 20)) == 4)
  }

  @Test func `a snapshot of what holds a sheet is without the bar behind it`() {
    let shown = presented[0].withoutCovered.snapshot
    let types: [ElementType] = [.application, .window, .other, .table]
    #expect((0..<shown.count).map(shown.type) == types)
    #expect(shown.parent(of: 3) == 2 && shown.subtree(of: 0) == 0..<4)
    #expect(shown[3].label == "Rows")
  }

  @Test func `a snapshot of a bar behind a sheet has the bar`() {
    let bar = presented[2]
    #expect(bar.withoutCovered.type == .navigationBar)
  }

  @Test func `a snapshot of a window keeps its place where another is covered`() {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    builder.add(ElementAttributes(type: .statusBar))
    builder.graft(presented)
    let window = builder.finish()[3]
    #expect(window.type == .window && window.withoutCovered.type == .window)
    #expect(window.withoutCovered.children.map(\.type) == [ElementType.other])
  }
}
