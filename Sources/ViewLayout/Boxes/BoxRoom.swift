import Foundation

/// The space around a box on the screen.
struct BoxRoom {
  /// The area that bars, the system and the keyboard leave free.
  var safe: CGRect
  /// The same without the keyboard.
  let underKeyboard: CGRect
  /// The whole area.
  let full: CGRect

  /// Passes the space around a box to the boxes inside it.
  func tell(to box: Box) {
    box.visit { ($0 as? any RoomBox)?.room = self }
  }

  /// Passes a smaller safe area to the boxes inside a box.
  static func tell(safe: CGRect, to box: Box) {
    box.visit { ($0 as? any RoomBox)?.room?.safe = safe }
  }

  /// Makes the safe area of the boxes inside a box end higher, if it ended at a lower edge.
  static func tell(bottom: CGFloat, insteadOf edge: CGFloat, to box: Box) {
    box.visit {
      guard let box = $0 as? any RoomBox, let safe = box.room?.safe, abs(safe.maxY - edge) < 0.5
      else { return }
      box.room?.safe.size.height = bottom - safe.minY
    }
  }
}

/// A box that has to know the space around it.
protocol RoomBox: Box {
  /// The space, once a screen has told it.
  var room: BoxRoom? { get set }
}

extension RoomBox {
  /// How far its content goes on below what bars, the system and the keyboard leave free.
  var coveredHeight: CGFloat {
    guard let room, abs(frame.maxY - room.safe.maxY) < 0.5 else { return 0 }
    return max(0, room.full.maxY - frame.maxY)
  }
}
