import AccessibilityTree
import AppModel

extension TreeMaker {
  /// Appends the share sheet: in a phone's lower half with a close button, else in a popover.
  mutating func shareSheet(_ share: ShownShare) {
    guard profile.isTablet else { return activityList(share, in: lowerHalf()) }
    popoverDismissRegion(in: bounds)
    let frame = floatingFrame(width: 375, height: 240)
    open(.popover, frame, flags: [.isEnabled, .blocksTouches, .isModal])
    activityList(share, in: frame)
    views.tree.close()
  }

  private mutating func activityList(_ share: ShownShare, in frame: ElementFrame) {
    open(.other, frame, identifier: "ActivityListView")
    var row = frame
    row.height = 64
    activityHead(share, in: row)
    row.y += row.height
    row.height = frame.y + frame.height - row.y
    activities(in: row)
    views.tree.close()
  }

  private mutating func activityHead(_ share: ShownShare, in frame: ElementFrame) {
    open(.navigationBar, frame, identifier: "UIActivityContentView")
    views.tree.add(
      ElementAttributes(
        type: .staticText, label: share.text,
        frame: ElementFrame(
          x: frame.x + 16, y: frame.y + 22, width: frame.width - 80, height: 20.5),
        traits: .staticText), .system)
    if !profile.isTablet {
      shareButton(
        .close, ElementFrame(x: frame.x + frame.width - 54, y: frame.y + 10, width: 44, height: 44))
    }
    views.tree.close()
  }

  /// Appends the actions for the text: for each a button in a cell of the same name.
  private mutating func activities(in frame: ElementFrame) {
    open(.collectionView, frame)
    let place = ElementFrame(
      x: frame.x + 16, y: frame.y + 16, width: frame.width - 32, height: 52)
    views.tree.open(
      ElementAttributes(
        type: .cell, label: ShownShare.Button.copy.label(in: process.language), frame: place,
        flags: .takesTouches), .shareButton(.copy))
    shareButton(.copy, place)
    views.tree.close()
    views.tree.close()
  }

  private mutating func shareButton(_ button: ShownShare.Button, _ frame: ElementFrame) {
    views.tree.add(
      ElementAttributes(
        type: .button, label: button.label(in: process.language), frame: frame, traits: .button,
        flags: .takesTouches), .shareButton(button))
  }
}
