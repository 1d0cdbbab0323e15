import Foundation
import FoundationXML
import Testing

@testable import ScreenPictures

@Suite struct SVGWriterTests {
  /// Collects the names of elements and the text of an XML document.
  private final class Reading: NSObject, XMLParserDelegate {
    var names: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      names.append(name)
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }

  private func read(_ svg: String) -> Reading? {
    let parser = XMLParser(data: Data(svg.utf8))
    let reading = Reading()
    parser.delegate = reading
    return parser.parse() ? reading : nil
  }

  @Test(arguments: PictureGallery.all) func `a screen gives well-formed XML`(
    screen: PictureGallery.Screen
  ) throws {
    let picture = screen.picture
    let reading = try #require(read(picture.svg()), "\(screen.name)")
    let drawn = reading.names.filter { ["rect", "polygon", "text"].contains($0) }
    #expect(drawn.count == picture.drawing.entries.count)
  }

  @Test func `words that look like markup stay words`() throws {
    let picture = PictureGallery.text("<b>&amp; \u{0}\u{FFFF}\"'</b>")
    let reading = try #require(read(picture.svg()))
    #expect(reading.text.contains("<b>&amp;"))
    #expect(!reading.names.contains("b"))
  }

  @Test func `the picture has its size and its part of the plane`() {
    let frame = PictureFrame(x: 32, y: 64, width: 6_400, height: 1)
    let svg = SVGWriter.write(DrawingList(bounds: frame))
    #expect(svg.contains("width=\"100\" height=\"0.02\" viewBox=\"0.5 1 100 0.02\""))
  }

  @Test(arguments: [(0, "0"), (64, "1"), (-96, "-1.5"), (1, "0.02"), (-1, "-0.02"), (63, "0.98")])
  func `units are written as points`(units: Int, text: String) {
    #expect(SVGWriter.points(units) == text)
  }

  @Test func `a clip holds what it clips and nothing after it`() {
    var list = DrawingList(bounds: PictureFrame(x: 0, y: 0, width: 640, height: 640))
    let box = DrawCommand.box(list.bounds, radius: 64, PictureColour(0xFF, alpha: 51))
    list.append(box, clip: PictureFrame(x: 0, y: 0, width: 64, height: 64))
    list.append(box, clip: list.bounds)
    let lines = SVGWriter.write(list).split(separator: "\n").dropFirst()
    let rect =
      "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"1\" fill=\"#0000ff\" fill-opacity=\"0.2\"/>"
    #expect(
      Array(lines) == [
        "<svg x=\"0\" y=\"0\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\">", Substring(rect),
        "</svg>",
        Substring(rect), "</svg>",
      ])
  }
}
