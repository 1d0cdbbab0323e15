import AccessibilityTree
import ScreenPictures
import SimulatedApp

extension TraceDocument {
  /// Writes all the data of the page.
  func write(to json: inout TraceJSON) {
    // Writing pending events adds texts to the tables, so the tables come last.
    var tables = scenes.tables
    json.object { page in
      page.list("runs") { list in
        for run in runs { Self.write(run, to: &list, &tables) }
      }
      writeRows(to: &page)
      page.key("difference")
      if let difference {
        page.object { object in
          object.number("step", difference.step)
          object.text("words", difference.words)
        }
      } else {
        page.null()
      }
      page.key("full")
      page.flag(scenes.isFull)
      writeSources(to: &page)
      writeScenes(to: &page)
      Self.write(tables, to: &page)
    }
  }

  private func writeSources(to page: inout TraceJSON) {
    page.list("sources") { list in
      for excerpt in excerpts {
        list.list { source in
          source.text(excerpt.file)
          source.number(excerpt.firstLine)
          source.texts(excerpt.lines)
        }
      }
    }
  }

  private func writeScenes(to page: inout TraceJSON) {
    page.list("scenes") { list in
      var elements: [Int32] = []
      var marks: [Int32] = []
      for scene in scenes.scenes {
        list.list { row in
          row.numbers([scene.width, scene.height, scene.isDark ? 1 : 0])
          row.numbers(TraceSplices.between(elements, scene.elements))
          row.numbers(TraceSplices.between(marks, scene.marks))
        }
        elements = scene.elements
        marks = scene.marks
      }
    }
  }

  private static func write(_ tables: TraceTables, to page: inout TraceJSON) {
    page.key("types")
    page.texts(ElementType.allCases.map(\.name))
    page.list("elements") { list in
      for element in tables.elements { write(element, to: &list) }
    }
    page.list("marks") { list in
      for mark in tables.marks { write(mark, to: &list) }
    }
    page.key("texts")
    page.texts(tables.texts)
  }

  private static func write(_ element: TraceTables.Element, to list: inout TraceJSON) {
    list.list { row in
      row.number(element.type)
      row.number(element.depth)
      for number in [
        element.frame.x, element.frame.y, element.frame.width, element.frame.height,
      ] {
        row.number(number)
      }
      for text in element.texts { row.number(text) }
      row.number(element.flags)
      row.number(element.traits)
    }
  }

  /// Writes a mark: its clip, its kind, and its values in the units of pictures.
  private static func write(_ mark: DrawingList.Entry, to list: inout TraceJSON) {
    list.list { row in
      for number in [mark.clip.x, mark.clip.y, mark.clip.width, mark.clip.height] {
        row.number(number)
      }
      switch mark.command {
      case .box(let frame, let radius, let colour):
        row.number(0)
        write(colour, to: &row)
        for number in [frame.x, frame.y, frame.width, frame.height, radius] { row.number(number) }
      case .polygon(let points, let colour):
        row.number(1)
        write(colour, to: &row)
        for point in points { for number in [point.x, point.y] { row.number(number) } }
      case .text(let text):
        row.number(2)
        write(text.colour, to: &row)
        for number in [text.start.x, text.start.y, text.size, text.width] { row.number(number) }
        row.number(text.weight == .semibold ? 1 : 0)
        row.text(text.words)
      }
    }
  }

  private static func write(_ colour: PictureColour, to row: inout TraceJSON) {
    row.number(colour.packed)
    row.number(colour.alpha)
  }
}
