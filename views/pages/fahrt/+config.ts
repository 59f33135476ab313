export default { title: 'Fahrt', description: 'Die Halte einer Fahrt, für die, die gerade fahren.' };
